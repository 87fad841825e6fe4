import { getContactForm, sendContactMessage } from '@/contracts/contact'
import type { RequestOf } from '@/contracts/endpoint'
import { useFormToken } from '@/hooks/use-form-token'
import { anonymousCall } from '@/lib/auth/anonymous-call'

export type ContactInput = Omit<RequestOf<typeof sendContactMessage>['body'], 'form_token'>

const fetchForm = () => anonymousCall(getContactForm)

/** Sends a message to the people who run the site and answers its case number. Throws ApiError. */
export function useContact() {
  const withToken = useFormToken(fetchForm)
  return {
    send: async (message: ContactInput): Promise<string> => {
      const { reference } = await withToken((form_token) => anonymousCall(sendContactMessage, { body: { ...message, form_token } }))
      return reference
    },
  }
}
