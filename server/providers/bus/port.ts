/** Carries wake-ups between the processes of one installation. Lost ones delay and never lose: what they announce is in the database. */
export type ProcessBus = {
  /** Tells every process, this one too; without waiting, and lost while the bus is away. */
  notify(channel: string, payload: string): void
  /** Calls back with the payload of every `notify` on the channel, and with null after a lost and regained connection. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>>
  /**
   * Takes one token of a bucket of `most` that is refilled within `seconds`, shared by all processes. Answers the seconds until there is
   * one, 0 when it was taken, null while the bus is away.
   */
  take(key: string, rate: { most: number; seconds: number }): Promise<number | null>
  close(): Promise<void>
}
