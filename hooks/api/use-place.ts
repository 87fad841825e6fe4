import { useMutation, useQuery } from '@tanstack/react-query'
import { getPlace, startAgeCheck } from '@/contracts/places'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

/** What the law asks for here; it changes when somebody travels. */
export const usePlace = () => useQuery({ queryKey: keys.place(), queryFn: () => call(getPlace), staleTime: 10 * 60_000 })

/** Leaves for the page of the service that checks ages. */
export const useStartAgeCheck = () =>
  useMutation({ mutationFn: () => call(startAgeCheck), onSuccess: ({ url }) => window.location.assign(url) })
