import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { createFrameQueue } from '@/lib/realtime/frame-queue'

const queues = new WeakMap<QueryClient, ReturnType<typeof createFrameQueue>>()

/** What the server says reaches cache and stores through here, once a frame: answers, events and pieces in their order. */
export function frameQueueOf(client: QueryClient) {
  const queue = queues.get(client) ?? createFrameQueue((work) => notifyManager.batch(work))
  queues.set(client, queue)
  return queue
}
