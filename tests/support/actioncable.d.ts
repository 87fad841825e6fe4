declare module '@rails/actioncable' {
  export const adapters: { WebSocket: unknown; logger: unknown }
  export function createConsumer(url: string): {
    subscriptions: { create(channel: object, handlers: { connected?(): void; received?(data: never): void }): unknown }
    disconnect(): void
  }
}
