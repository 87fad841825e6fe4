import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { listAssets, Photo } from '@/contracts/photos'
import type { ResponseOf } from '@/contracts/endpoint'
import { keys } from '@/lib/query/keys'

type Assets = InfiniteData<ResponseOf<typeof listAssets>>

/** Changes a photo wherever it is cached, without asking for it again. */
export function patchPhoto(client: QueryClient, id: number, change: (photo: Photo) => Photo): void {
  client.setQueryData<Photo>(keys.photo(id), (photo) => photo && change(photo))
  for (const favorites of [true, false]) {
    client.setQueryData<Assets>(keys.assets(favorites), (assets) => {
      if (!assets?.pages.some((page) => page.data.some((photo) => photo.id === id))) return assets
      return {
        ...assets,
        pages: assets.pages.map((page) => ({ ...page, data: page.data.map((photo) => (photo.id === id ? change(photo) : photo)) })),
      }
    })
  }
}
