import Foundation

/// The file that the page hands over in pieces before it is saved. One at a time: another name begins anew.
public struct FilePieces: Sendable {
    private var name = ""
    private var bytes = Data()

    public init() {}

    /// False for what is no base64, and once there is too much; the file is forgotten then.
    public mutating func add(_ file: String, _ data: String) -> Bool {
        if file != name { forget() }
        name = file
        guard let piece = Data(base64Encoded: data), bytes.count + piece.count <= Bridge.fileBytes else {
            forget()
            return false
        }
        bytes.append(piece)
        return true
    }

    /// The whole file, which is forgotten with it; nil where there is none of this name.
    public mutating func take(_ file: String) -> Data? {
        guard !file.isEmpty, file == name else { return nil }
        defer { forget() }
        return bytes
    }

    public mutating func forget() {
        name = ""
        bytes = Data()
    }
}
