import ShellCore
import WebKit

/// Takes what the page sends. A handler can be seen from every frame, so every message is checked for origin and frame.
@MainActor
final class NativeBridge: NSObject {
    private let addresses: ShellAddresses
    private let handle: @MainActor (BridgeRequest) async -> BridgeAnswer

    init(addresses: ShellAddresses, handle: @escaping @MainActor (BridgeRequest) async -> BridgeAnswer) {
        self.addresses = addresses
        self.handle = handle
    }

    /// The origin as the web view names it, not as the page does.
    static func origin(of frame: WKFrameInfo) -> String {
        let origin = frame.securityOrigin
        let port = origin.port == 0 ? "" : ":\(origin.port)"
        return "\(origin.`protocol`)://\(origin.host)\(port)"
    }

    /// Arguments, never a script made of text.
    static func deliver(_ text: String, to view: WKWebView) {
        let receive = "if (typeof window[name] === 'function') window[name](text)"
        Task {
            _ = try? await view.callAsyncJavaScript(
                receive,
                arguments: ["name": Bridge.receiver, "text": text],
                in: nil,
                contentWorld: .page
            )
        }
    }
}

extension NativeBridge: WKScriptMessageHandlerWithReply {
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        let frame = message.frameInfo
        let text = message.body as? String ?? ""
        let incoming = BridgeCodec.receive(
            text,
            origin: Self.origin(of: frame),
            isMainFrame: frame.isMainFrame,
            addresses: addresses
        )
        switch incoming {
        case .refuse(let reply):
            return (reply, nil)
        case .handle(let request):
            let answer = await handle(request)
            return (answer.text(for: request.id), nil)
        }
    }
}
