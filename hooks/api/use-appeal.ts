import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readStatement, sendAppeal, type Statement } from '@/contracts/appeals'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'

/** The secret is in the fragment of the address, which no server sees. */
const tokenHere = () => window.location.hash.slice(1)

/** The statement of reasons that the address is about, and the appeal against it. */
export function useAppeal() {
  const [statement, setStatement] = useState<Statement | null>(null)
  const [invalid, setInvalid] = useState(false)
  const { mutate, mutateAsync, isError } = useMutation({
    meta: { quiet: true },
    mutationFn: (text: string | null) => {
      const token = tokenHere()
      return text === null ? call(readStatement, { body: { token } }) : call(sendAppeal, { body: { token, text } })
    },
    onSuccess: setStatement,
    onError: (error) => isApiError(error) && (error.code === 'INVALID_TOKEN' || error.code === 'INVALID_INPUT') && setInvalid(true),
  })
  useEffect(() => mutate(null), [mutate])
  return { statement, invalid, failed: isError, send: (text: string) => mutateAsync(text), again: () => mutate(null) }
}
