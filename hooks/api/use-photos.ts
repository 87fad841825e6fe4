import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { actOnPhoto, type PHOTO_ACTIONS, type PhotoWish, requestPhoto, unlockPhoto } from '@/contracts/photos'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import type { MessagePages } from '@/lib/realtime/message-pages'
import { messagesQuery } from './use-conversations'

/** Whether a photo is on its way into this conversation: until then no further one is asked for (section 4). */
export function useIsPhotoRunning(id: number): boolean {
  const client = useQueryClient()
  const { data = false } = useQuery({
    ...messagesQuery(client, id),
    enabled: false,
    // A photo under way is never far up: nothing else may begin before it has ended.
    select: (pages: MessagePages) => pages.pages[0]?.some((message) => message.content_attributes.photo_generating) ?? false,
  })
  return data
}

/** Asks for a photo of the character; it arrives as a message. */
export function useRequestPhoto(id: number) {
  // The key lives until an answer came, so that pressing again after a lost connection is the same request.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (request: PhotoWish) => call(requestPhoto, { params: { id: String(id) }, body: { request } }, { idempotency_key: attempt }),
    onSettled: (_photo, error) => {
      if (!isApiError(error, 'OFFLINE')) setAttempt(crypto.randomUUID())
    },
  })
}

/** Pays for a photo that the character sent by itself. */
export const useUnlockPhoto = () =>
  useMutation({ mutationFn: (id: number) => call(unlockPhoto, { params: { id: String(id) } }) })

export const useActOnPhoto = () =>
  useMutation({
    mutationFn: ({ id, action }: { id: number; action: (typeof PHOTO_ACTIONS)[number] }) =>
      call(actOnPhoto, { params: { id: String(id), action }, body: {} }),
  })
