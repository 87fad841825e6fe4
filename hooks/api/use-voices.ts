import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chooseVoice, listVoices, sampleVoice, type Voices } from '@/contracts/voices'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { type SettingsPart, shownAtOnce } from '@/lib/query/shown-at-once'

/** Voices in which the character of a conversation may be heard; empty where this server has no choice. */
export const useVoices = (id: number) =>
  useQuery({ queryKey: keys.voices(id), queryFn: () => call(listVoices, { params: { id: String(id) } }), meta: { quiet: true } })

const chosenOf = (id: number): SettingsPart<Voices, Pick<Voices, 'chosen'>> => ({
  queryKey: keys.voices(id),
  name: 'chosen',
  read: ({ chosen }) => ({ chosen }),
  write: (voices, { chosen }) => ({ ...voices, chosen }),
})

/** Shown at once, and taken back where it fails. */
export function useChooseVoice(id: number) {
  const { options, answered } = shownAtOnce(useQueryClient(), chosenOf(id))
  return useMutation({
    mutationFn: ({ chosen }: Pick<Voices, 'chosen'>) => call(chooseVoice, { params: { id: String(id) }, body: { voice: chosen } }),
    ...options,
    onSuccess: (answer, change) => answered(change, answer),
  })
}

/** Answers the address of a few seconds of a voice. */
export const useSampleVoice = (id: number) =>
  useMutation({
    mutationFn: (voice: string) => call(sampleVoice, { params: { id: String(id), voice } }),
    meta: { quiet: true },
  })
