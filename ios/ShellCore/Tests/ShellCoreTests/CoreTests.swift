import XCTest

@testable import ShellCore

final class CoreTests: XCTestCase {
    private let proof = PurchaseProof(store: "apple", transaction: "t1", product: "pack", token: "jws")

    func testATokenIsFetchedOnceAndHandedOutOnce() {
        var desk = TokenDesk(signedIn: true)
        XCTAssertEqual(desk.ask(now: 0), .wait(start: true))
        XCTAssertEqual(desk.ask(now: 2_000), .wait(start: false))
        desk.fetched("a", expiresAt: 120_000)
        XCTAssertEqual(desk.ask(now: 4_000), .ready(token: "a", expiresAt: 120_000))
        XCTAssertEqual(desk.ask(now: 6_000), .wait(start: true))
    }

    func testForceMeansAnotherOne() {
        var desk = TokenDesk(signedIn: true)
        XCTAssertTrue(desk.prefetch(now: 0))
        XCTAssertFalse(desk.prefetch(now: 1))
        desk.fetched("a", expiresAt: 120_000)
        XCTAssertEqual(desk.ask(now: 1_000, force: true), .wait(start: true))
        desk.fetched("b", expiresAt: 20_000)
        XCTAssertEqual(desk.ask(now: 10_001), .wait(start: true))
    }

    func testAFailingServerIsAskedLessAndLessOften() {
        var desk = TokenDesk(signedIn: true)
        var fetches: [Int64] = []
        for now in stride(from: Int64(0), through: 120_000, by: 2_000) where desk.ask(now: now) == .wait(start: true) {
            fetches.append(now)
            XCTAssertFalse(desk.failed(.server, now: now))
        }
        XCTAssertEqual(fetches, [0, 2_000, 4_000, 8_000, 16_000, 32_000, 62_000, 92_000])
        desk.wentOnline()
        XCTAssertEqual(desk.ask(now: 120_001), .wait(start: true))
        XCTAssertTrue(desk.failed(.refused, now: 120_002))
        XCTAssertEqual(desk.ask(now: 120_003), .signedOut)
    }

    func testWhatComesAfterSigningOutIsNotKept() {
        var desk = TokenDesk(signedIn: true)
        _ = desk.ask(now: 0)
        desk.signedOut()
        desk.fetched("a", expiresAt: 120_000)
        XCTAssertFalse(desk.failed(.refused, now: 1))
        XCTAssertEqual(desk.ask(now: 2), .signedOut)
    }

    func testEventsWaitForThePage() {
        var queue = EventQueue()
        XCTAssertEqual(queue.offer(.netState, ["online": false]), [])
        XCTAssertEqual(queue.offer(.pushOpened, ["url": "/chat/1"]), [])
        XCTAssertEqual(queue.offer(.netState, ["online": true]), [])
        let sent = queue.pageSaidHello()
        XCTAssertEqual(sent.count, 2)
        XCTAssertTrue(sent[0].contains("push.opened") && sent[1].contains("true"))
        XCTAssertEqual(queue.offer(.appResumed).count, 1)
        queue.pageLeft()
        for number in 0...40 { _ = queue.offer(.linkOpened, ["url": .string("/chat/\(number)")]) }
        XCTAssertEqual(queue.pageSaidHello().count, Bridge.eventQueue)
        XCTAssertNil(BridgeCodec.event(.netState, ["online": "yes"]))
    }

    func testTheLockAsksAtTheStartAndAfterAWhile() {
        var lock = LockPolicy(enabled: true)
        XCTAssertTrue(lock.isLocked)
        lock.unlocked()
        lock.backgrounded(now: 1_000)
        lock.resumed(now: 31_000)
        XCTAssertFalse(lock.isLocked)
        lock.backgrounded(now: 40_000)
        lock.resumed(now: 70_001)
        XCTAssertTrue(lock.isLocked)
        lock.change(enabled: false)
        lock.backgrounded(now: 0)
        lock.resumed(now: 1_000_000)
        XCTAssertFalse(lock.isLocked)
    }

    func testThePageHearsOfAPurchaseOnce() {
        var ledger = PurchaseLedger()
        XCTAssertTrue(ledger.offer(proof))
        XCTAssertFalse(ledger.offer(proof))
        XCTAssertEqual(ledger.finish("t1"), proof)
        XCTAssertNil(ledger.finish("t1"))
    }

    func testOnlyWhatTheServerHasIsOffered() {
        XCTAssertEqual(OfferedWays(installation: #"{"identity":{"social":["apple","oidc"]}}"#), OfferedWays(apple: true, google: false))
        for text in ["", "[]", "{}", #"{"identity":{"social":"apple"}}"#] { XCTAssertEqual(OfferedWays(installation: text), .none, text) }
    }

    func testAFileInPieces() {
        var pieces = FilePieces()
        XCTAssertTrue(pieces.add("a", "QUI="))
        XCTAssertTrue(pieces.add("a", "Qw=="))
        XCTAssertNil(pieces.take("b"))
        XCTAssertEqual(pieces.take("a"), Data("ABC".utf8))
        XCTAssertNil(pieces.take("a"))
        XCTAssertFalse(pieces.add("c", "no base64!"))
        XCTAssertNil(pieces.take("c"))
    }

    func testNamesAndAddresses() throws {
        XCTAssertEqual(UserAgent.suffix("1.4.0"), "KrushiOS/1.4.0 Shell/1")
        XCTAssertEqual(UserAgent.suffix("1.0 (evil)"), "KrushiOS/0 Shell/1")
        XCTAssertEqual(FileNames.safe("/../etc/passwd"), "_.._etc_passwd")
        XCTAssertEqual(FileNames.safe("..."), "file")
        let addresses = try XCTUnwrap(ShellAddresses("https://krush.example/"))
        XCTAssertEqual(PushNotice.path(of: "/chat/7", addresses), "/chat/7")
        XCTAssertEqual(PushNotice.path(of: "https://other.test/", addresses), "/chat")
        for wrong in ["", "krush.example", "https://krush.example/app", "ftp://krush.example", "https://a@krush.example"] {
            XCTAssertNil(ShellAddresses(wrong), wrong)
        }
    }
}
