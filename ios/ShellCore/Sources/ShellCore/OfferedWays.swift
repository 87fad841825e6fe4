/// The ways to sign in beside a code by mail that the server has, as its `/v1/installation` says.
public struct OfferedWays: Equatable, Sendable {
    public let apple: Bool
    public let google: Bool

    public static let none = OfferedWays(apple: false, google: false)

    public init(apple: Bool, google: Bool) {
        self.apple = apple
        self.google = google
    }

    /// None for what cannot be read: a button that leads nowhere is worse than none.
    public init(installation: String) {
        let identity = JSONValue.parse(installation)?.map?["identity"]?.map
        let names = Set((identity?["social"]?.list ?? []).compactMap(\.string))
        self.init(apple: names.contains("apple"), google: names.contains("google"))
    }
}
