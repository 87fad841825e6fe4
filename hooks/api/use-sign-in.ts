import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestOtp, verifyOtp } from '@/contracts/users'
import { anonymousCall } from '@/lib/auth/anonymous-call'
import { signInWithToken } from '@/lib/auth/sign-in'
import { welcomeIn } from './use-session'

/** Sends the one-time code. The form shows failures itself. */
export const useRequestCode = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (email: string) => anonymousCall(requestOtp, { body: { email } }),
  })

/** Code → custom token → identity → session → person. Signing in then closes the auth modal (session-keeper). */
export function useVerifyCode() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (body: { email: string; code: string }) => {
      const { token } = await anonymousCall(verifyOtp, { body })
      return signInWithToken(token)
    },
    onSuccess: (user) => welcomeIn(queryClient, user),
  })
}
