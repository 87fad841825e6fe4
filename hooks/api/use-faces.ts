import { useQuery } from '@tanstack/react-query'
import { listCharacters, type CharacterSummary } from '@/contracts/characters'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useChatStore } from '@/stores/chat-store'
import { useConversation } from './use-conversations'

/** How many faces a modal shows at most. */
const FACES = '3'

/** A few popular characters, for pictures next to text; empty until they arrive, or if they do not. */
export function useFaces(wanted = true): readonly CharacterSummary[] {
  const { data } = useQuery({
    queryKey: keys.characters({ size: FACES }),
    queryFn: ({ signal }) => call(listCharacters, { query: { size: FACES } }, { signal }),
    enabled: wanted,
  })
  return data?.data ?? []
}

/** The character the person is talking with, else a popular one. */
export function useCompanion(): CharacterSummary | undefined {
  const open = useChatStore((state) => state.open)
  const companion = useConversation(open)?.character
  const [face] = useFaces(companion === undefined)
  return companion ?? face
}
