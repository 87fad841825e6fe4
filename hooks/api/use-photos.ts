import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClipLength } from '@/contracts/clips'
import {
  actOnPhoto,
  animatePhoto,
  ASSETS_PAGE_SIZE,
  getPhoto,
  listAssets,
  listPhotos,
  type Photo,
  type PHOTO_ACTIONS,
  type PhotoRequest,
  requestPhoto,
} from '@/contracts/photos'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { patchPhoto } from '@/lib/realtime/patch-photo'
import type { MessagePages } from '@/lib/realtime/message-pages'
import { useAuthStore } from '@/stores/auth-store'
import { messagesQuery } from './use-conversations'

/** The specification's `isDisabledReqPhoto`: a photo is on its way into this conversation, and no further one can be asked for. */
export function useIsDisabledReqPhoto(id: number): boolean {
  const client = useQueryClient()
  const { data = false } = useQuery({
    ...messagesQuery(client, id),
    enabled: false,
    // A photo under way is never far up: nothing else may begin before it has ended.
    select: (pages: MessagePages) => pages.pages[0]?.some((message) => message.content_attributes.photo_generating) ?? false,
  })
  return data
}

/** All photos of the person, the newest first, page after page (48 each). */
export function useAssets({ favorites }: { favorites: boolean }) {
  const signedIn = useAuthStore((state) => state.status === 'in')
  return useInfiniteQuery({
    queryKey: keys.assets(favorites),
    queryFn: ({ pageParam }) => call(listAssets, { query: { page: String(pageParam), ...(favorites ? { favorites: 'true' } : {}) } }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (all.length * ASSETS_PAGE_SIZE < last.count ? all.length : undefined),
    enabled: signedIn,
    refetchOnMount: true,
  })
}

/** What of a conversation can be looked at, the oldest first; `id` among them however old it is, and alone where the list fails. */
export function useConversationPhotos(conversation_id: number, id: number) {
  return useQuery({
    queryKey: keys.conversationPhotos(conversation_id),
    queryFn: async (): Promise<Photo[]> => {
      const { data } = await call(listPhotos, { params: { id: String(conversation_id) }, query: {} }).catch(() => ({
        count: 0,
        data: [] as Photo[],
      }))
      const all = data.some((photo) => photo.id === id) ? data : [...data, await call(getPhoto, { params: { id: String(id) } })]
      return all.filter(({ image_url }) => image_url !== null).toReversed()
    },
    // Addresses expire, and a photo may have come meanwhile.
    refetchOnMount: 'always',
    gcTime: 0,
  })
}

/** Asks for a photo of the character; it arrives as a message. */
export function useRequestPhoto(id: number | null, type: 'composer' | 'studio' = 'composer') {
  const client = useQueryClient()
  // The key lives until an answer came, so that pressing again after a lost connection is the same request.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (request: PhotoRequest): Promise<Photo> =>
      call(requestPhoto, { params: { id: String(id) }, body: { request, type } }, { idempotency_key: attempt }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.botGallery() }),
    onSettled: (_photo, error) => {
      if (!isApiError(error, 'OFFLINE')) setAttempt(crypto.randomUUID())
    },
  })
}

export function useActOnPhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, action, ...body }: { id: number; action: (typeof PHOTO_ACTIONS)[number]; reason?: string; delete?: boolean }) =>
      call(actOnPhoto, { params: { id: String(id), action }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.botGallery() }),
  })
}

/** One photo with its clip, kept fresh by its events. */
export function usePhoto(id: number) {
  return useQuery({ queryKey: keys.photo(id), queryFn: () => call(getPhoto, { params: { id: String(id) } }), refetchOnMount: 'always' })
}

/** Makes a clip of a photo; `retry` makes another one of a length that is there. */
export function useAnimatePhoto(id: number) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    meta: { upsell: 'premium_video' },
    mutationFn: (body: { length: ClipLength; retry: boolean }) =>
      call(animatePhoto, { params: { id: String(id) }, body }, { idempotency_key: attempt }),
    onSuccess: (photo) => patchPhoto(client, id, () => photo),
    onSettled: (_photo, error) => {
      if (!isApiError(error, 'OFFLINE')) setAttempt(crypto.randomUUID())
    },
  })
}
