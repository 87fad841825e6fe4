import type { Caller, Context } from '@/server/domain/context'

/** What each call knows before its handler runs. */
export type Env = {
  Variables: {
    ctx: Context
    request_id: string
    client: string
    /** Where the request comes from, by what the operator's proxy says; null is unknown. */
    place: string | null
    browser: string | null
    device?: string | null
    fresh_device?: string
    caller: Caller | null
    endpoint: string
  }
}
