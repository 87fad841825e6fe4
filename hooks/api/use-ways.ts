import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  confirmEmailChange,
  confirmSecondFactor,
  getSignInWays,
  giveProof,
  removePasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  requestEmailChange,
  requestProof,
  startSecondFactor,
} from '@/contracts/identity'
import type { RequestOf } from '@/contracts/endpoint'
import { listSessions, revokeOtherSessions, revokeSession } from '@/contracts/sessions'
import { call } from '@/lib/api/browser'
import { authPort } from '@/lib/auth/auth'
import { setPassword } from '@/lib/auth/new-password'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** How the person can sign in. */
export const useWays = () => useQuery({ queryKey: keys.ways(), queryFn: () => call(getSignInWays), enabled: useSignedIn() })

/** An act that changes the ways in; its failures are shown by whoever asks for a proof first (components/settings/proof). */
function useWayChange<Input = void, Result = unknown>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.ways() })
      void queryClient.invalidateQueries({ queryKey: keys.sessions() })
    },
  })
}

export const useRequestProof = () => useMutation({ meta: { quiet: true }, mutationFn: () => call(requestProof) })
export const useGiveProof = () => useWayChange((body: RequestOf<typeof giveProof>['body']) => call(giveProof, { body }))

export const useStartSecondFactor = () => useMutation({ meta: { quiet: true }, mutationFn: () => call(startSecondFactor) })
export const useConfirmSecondFactor = () => useWayChange((code: string) => call(confirmSecondFactor, { body: { code } }))
export const useRenewRecoveryCodes = () => useWayChange(() => call(renewRecoveryCodes))
export const useRemoveSecondFactor = () => useWayChange(() => call(removeSecondFactor))

export const useRequestEmail = () =>
  useMutation({ meta: { quiet: true }, mutationFn: (email: string) => call(requestEmailChange, { body: { email } }) })
export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (code: string) => call(confirmEmailChange, { body: { code } }),
    onSuccess: () => {
      for (const queryKey of [keys.ways(), keys.sessions(), keys.me()]) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

export const useSetPassword = () => useWayChange(setPassword)

/** Whether this browser can make passkeys, and the identity provider keeps them. */
export const usePasskeysSupported = () =>
  useQuery({ queryKey: keys.passkeysSupported(), queryFn: async () => (await authPort()).passkeys?.supported() ?? false })
/** Answers whether it was made: the person may change their mind in the browser's own dialog. */
export const useEnrolPasskey = () => useWayChange(async (name: string) => (await (await authPort()).passkeys?.enrol(name)) === 'enrolled')
export const useRemovePasskey = () => useWayChange((id: number) => call(removePasskey, { params: { id: String(id) } }))

/** Where the person is signed in. */
export const useSessions = () => useQuery({ queryKey: keys.sessions(), queryFn: () => call(listSessions), enabled: useSignedIn() })

function useSessionChange<Input = void>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: keys.sessions() }) })
}
export const useRevokeSession = () => useSessionChange((id: string) => call(revokeSession, { params: { id } }))
export const useRevokeOtherSessions = () => useSessionChange(() => call(revokeOtherSessions))
