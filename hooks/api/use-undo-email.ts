import { useMutation } from '@tanstack/react-query'
import { undoEmailChange } from '@/contracts/identity'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'

/** Brings an email address back. The secret is in the fragment of the address, which no server sees. */
export function useUndoEmail() {
  const { mutate, data, error, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: () => call(undoEmailChange, { body: { token: window.location.hash.slice(1) } }),
  })
  const invalid = isApiError(error, 'INVALID_TOKEN') || isApiError(error, 'INVALID_INPUT')
  const problem = error === null ? null : invalid ? 'invalid' : isApiError(error, 'CONFLICT') ? 'taken' : 'failed'
  return { undo: () => mutate(), done: data?.email ?? null, problem, busy: isPending } as const
}
