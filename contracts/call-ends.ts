/**
 * How a call ends. credits, limit: the next minute could not be paid, or would pass the person's own limit. silence: nobody spoke. lost: the
 * page was gone. safe_word: it stopped the chat. elsewhere: another call began. closed: the account or the character takes no calls.
 */
export const CALL_ENDS = ['hung_up', 'credits', 'limit', 'silence', 'lost', 'safe_word', 'elsewhere', 'closed'] as const
export type CallEnd = (typeof CALL_ENDS)[number]
