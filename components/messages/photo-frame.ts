/** Every photo in a chat stands in the same frame, so that nothing moves when it arrives. */
export const FRAME = 'relative mb-1.5 block aspect-3/4 w-55 overflow-hidden rounded-lg bg-raised'
