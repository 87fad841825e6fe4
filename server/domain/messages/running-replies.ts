export type RunningReply = {
  user_id: number
  conversation_id: number
  message_id: number
  /** The text so far, what was there before a continuation included. */
  text: string
  /** 'stop' comes from the person, 'shutdown' from the server. */
  abort: AbortController
  /** How much of the text was fully moderated. */
  moderated: number
  /** Called when more was written or moderated; whoever speaks the reply while it is written looks then. */
  watchers: Set<() => void>
  /** How much of the text the log holds, and in how many pieces. */
  stored: number
  pieces: number
  /** How many replies the engine writes before this one; null once it is its turn. */
  ahead: number | null
  done: Promise<void>
}

/** The replies this process is writing, by generation id. */
export type RunningReplies = Map<number, RunningReply>

export const repliesOf = (running: RunningReplies, user_id: number): RunningReply[] =>
  [...running.values()].filter((reply) => reply.user_id === user_id)
