import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unlockPhoto } from '@/contracts/photos'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

/** Pays for a photo that the character sent by itself. */
export function useUnlockPhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(unlockPhoto, { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.botGallery() }),
  })
}
