import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chooseVoice, listVoices, sampleVoice, type Voices } from '@/contracts/voices'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

/** Voices in which the character of a conversation may be heard; empty where this server has no choice. */
export const useVoices = (id: number) =>
  useQuery({ queryKey: keys.voices(id), queryFn: () => call(listVoices, { params: { id: String(id) } }), meta: { quiet: true } })

/** Shown at once, and taken back where it fails. */
export function useChooseVoice(id: number) {
  const client = useQueryClient()
  const queryKey = keys.voices(id)
  return useMutation({
    mutationFn: (voice: string | null) => call(chooseVoice, { params: { id: String(id) }, body: { voice } }),
    onMutate: (chosen) => {
      const before = client.getQueryData<Voices>(queryKey)
      if (before) client.setQueryData<Voices>(queryKey, { ...before, chosen })
      return { before }
    },
    onSuccess: (answer) => client.setQueryData<Voices>(queryKey, answer),
    onError: (_error, _voice, context) => context?.before && client.setQueryData(queryKey, context.before),
  })
}

/** Answers the address of a few seconds of a voice. */
export const useSampleVoice = (id: number) =>
  useMutation({
    mutationFn: (voice: string) => call(sampleVoice, { params: { id: String(id), voice } }),
    meta: { quiet: true },
  })
