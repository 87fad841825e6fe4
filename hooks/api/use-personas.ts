import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createPersona, deletePersona, listPersonas, type PersonaInput, updatePersona } from '@/contracts/personas'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** One's personas, the oldest first. */
export const usePersonas = () => useQuery({ queryKey: keys.personas(), queryFn: () => call(listPersonas), enabled: useSignedIn() })

export type PersonaDraft = PersonaInput & { is_default: boolean }

/** Makes a persona, or with an `id` changes it; its form shows what came of it. A repeated press is the same request. */
export function useSavePersona(id: number | null, idempotency_key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PersonaDraft) =>
      id === null ? call(createPersona, { body }, { idempotency_key }) : call(updatePersona, { params: { id: String(id) }, body }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.personas() }),
  })
}

/** Chats that used it are asked for again: they go back to the profile. */
export function useDeletePersona() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(deletePersona, { params: { id: String(id) } }),
    onSuccess: () => {
      for (const queryKey of [keys.personas(), keys.conversations(), keys.threads()]) void client.invalidateQueries({ queryKey })
    },
  })
}
