import XCTest

@testable import ShellCore

/// The cases that both apps share; android/core runs the same files.
final class VectorTests: XCTestCase {
    private func vectors(_ name: String) throws -> [String: JSONValue] {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardizedFileURL
        let file = root.appendingPathComponent("tests/native/vectors").appendingPathComponent(name)
        return try XCTUnwrap(JSONValue.parse(String(contentsOf: file, encoding: .utf8))?.map)
    }

    private func cases(_ vectors: [String: JSONValue], _ name: String) throws -> [[String: JSONValue]] {
        let found = try XCTUnwrap(vectors[name]?.list).compactMap(\.map)
        XCTAssertFalse(found.isEmpty, name)
        return found
    }

    private func addresses(_ vectors: [String: JSONValue]) throws -> ShellAddresses {
        try XCTUnwrap(ShellAddresses(XCTUnwrap(vectors["origin"]?.string)))
    }

    func testEveryNavigation() throws {
        let all = try vectors("navigation.json")
        for one in try cases(all, "navigation") {
            let navigation = Navigation(
                url: one["url"]?.string ?? "",
                isMainFrame: one["main"]?.bool ?? false,
                isNewWindow: one["window"]?.bool ?? false,
                hasGesture: one["gesture"]?.bool ?? false
            )
            let decision = try NavigationPolicy.decide(navigation, addresses(all))
            XCTAssertEqual(decision.rawValue, one["decision"]?.string, one["name"]?.string ?? "")
        }
    }

    func testEveryQuestionForTheMicrophone() throws {
        let all = try vectors("navigation.json")
        for one in try cases(all, "media") {
            let wants = Set((one["wants"]?.list ?? []).compactMap(\.string))
            let asked = try MediaPolicy.mayAsk(
                origin: one["origin"]?.string ?? "",
                isMainFrame: one["main"]?.bool ?? false,
                wants: wants,
                addresses: addresses(all)
            )
            XCTAssertEqual(asked, one["ask"]?.bool, one["name"]?.string ?? "")
        }
    }

    func testEveryLinkFromOutside() throws {
        let all = try vectors("navigation.json")
        for one in try cases(all, "links") {
            let path = try DeepLinks.path(of: one["link"]?.string ?? "", addresses(all))
            XCTAssertEqual(path, one["path"]?.string, one["name"]?.string ?? "")
        }
    }

    func testEveryMessage() throws {
        let all = try vectors("bridge.json")
        for one in try cases(all, "incoming") {
            let name = one["name"]?.string ?? ""
            var text = one["text"]?.string ?? ""
            if let parts = one["repeat"]?.list {
                text = String(repeating: parts[0].string ?? "", count: Int(parts[1].number ?? 0))
            }
            let origin = one["origin"]?.string ?? all["origin"]?.string ?? ""
            let main = one["main"]?.bool ?? true
            switch try BridgeCodec.receive(text, origin: origin, isMainFrame: main, addresses: addresses(all)) {
            case .handle(let request):
                XCTAssertEqual(request.type.rawValue, one["handle"]?.string, name)
            case .refuse(let reply):
                let message = try XCTUnwrap(JSONValue.parse(reply)?.map)
                XCTAssertEqual(message["error"]?.map?["code"]?.string, one["refused"]?.string, name)
                XCTAssertEqual(message["ok"]?.bool, false, name)
                if let re = one["re"] { XCTAssertEqual(message["re"], re, name) }
            }
        }
    }

    func testEveryTokenError() throws {
        for one in try cases(vectors("bridge.json"), "reactions") {
            let code = one["code"]?.string ?? ""
            XCTAssertEqual(TokenDesk.reaction(to: code).rawValue, one["reaction"]?.string, code)
        }
    }

    func testEveryStoryOfTheShell() throws {
        for story in try cases(vectors("shell.json"), "stories") {
            var machine = ShellMachine()
            var now: Int64 = 1_000
            for (index, step) in (story["steps"]?.list ?? []).enumerated() {
                let words = (step.list ?? []).compactMap(\.string)
                let place = "\(story["name"]?.string ?? ""), step \(index)"
                let input = try XCTUnwrap(ShellInput(rawValue: words[0]), place)
                let commands = machine.take(input, now: now).map(\.rawValue)
                XCTAssertEqual(commands, Array(words.dropFirst(2)), place)
                XCTAssertEqual(machine.screen.rawValue, words[1], place)
                now += Int64(story["apart"]?.number ?? 1_000)
            }
        }
    }
}
