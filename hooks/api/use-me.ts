import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { getMe, updateMe, type User } from '@/contracts/users'
import { call } from '@/lib/api/browser'
import type { RequestOf } from '@/contracts/endpoint'
import { DEFAULT_LOCALE, localeFrom } from '@/contracts/locales'
import { readLocaleCookie, writeLocaleCookie } from '@/lib/i18n/locale-cookie'
import { keys } from '@/lib/query/keys'
import { personNow, useAuthStore, usePerson } from '@/stores/auth-store'

type ProfileChange = NonNullable<RequestOf<typeof updateMe>['body']['custom_attributes']>

export const meQuery = () => queryOptions({ queryKey: keys.me(), queryFn: ({ signal }) => call(getMe, {}, { signal }) })

/** As `usePerson`, for parts that ask the server for the person again when `me` is invalidated. */
export function useMe(): User | null {
  const signedIn = useAuthStore((state) => state.status === 'in')
  useQuery({ ...meQuery(), enabled: signedIn })
  return usePerson((person) => person)
}

/** Without gender, name or accept_tos_18 a profile is incomplete. */
export const isProfileComplete = ({ custom_attributes: { gender, name, accept_tos_18 } }: User) => Boolean(gender && name && accept_tos_18)

type UpdateOptions = {
  /** The caller shows failures itself. */
  quiet?: boolean
}

export function useUpdateMe({ quiet = false }: UpdateOptions = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet },
    mutationFn: (custom_attributes: ProfileChange) => call(updateMe, { body: { custom_attributes } }),
    onSuccess: (user) => queryClient.setQueryData(keys.me(), user),
  })
}

/** The browser's language as the profile keeps it. */
export const browserLanguage = () => navigator.language || 'en'

/** The browser's language is the default once the 18+ terms are accepted. */
export function useDefaultLanguage() {
  const missing = usePerson((person) => {
    const about = person?.custom_attributes
    return Boolean(about?.accept_tos_18 && !about.default_language)
  })
  const { mutate } = useUpdateMe({ quiet: true })
  useEffect(() => {
    if (missing) mutate({ default_language: browserLanguage() })
  }, [missing, mutate])
}

/**
 * The account's language is the setting of this browser from sign-in on. An account without one gets the language of this page, unless
 * it is the default one, which it has already.
 */
export function useAccountLocale() {
  const stored = usePerson((person) => (person?.custom_attributes.accept_tos_18 ? (person.custom_attributes.locale ?? '') : null))
  const { mutate } = useUpdateMe({ quiet: true })
  useEffect(() => {
    if (stored === null) return
    const known = localeFrom(stored)
    if (known) return writeLocaleCookie(known)
    const here = readLocaleCookie() ?? localeFrom(document.documentElement.lang)
    if (here && here !== DEFAULT_LOCALE) mutate({ locale: here })
  }, [stored, mutate])
}

/** Marks the welcome as seen: here at once, on the server as soon as it can be; at worst it is shown once more. */
export function useWelcomeSeen() {
  const queryClient = useQueryClient()
  const { mutate } = useUpdateMe({ quiet: true })
  return useCallback(() => {
    const user = personNow()
    if (!user) return
    const seen: User = { ...user, custom_attributes: { ...user.custom_attributes, welcome_seen: true } }
    queryClient.setQueryData(keys.me(), seen)
    mutate({ welcome_seen: true })
  }, [queryClient, mutate])
}

/** Asks the server for the person and the balance once more. */
export function useRefreshMe() {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: keys.me() }), [queryClient])
}
