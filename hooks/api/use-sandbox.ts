import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '@/contracts/endpoint'
import {
  actOnSandboxSale,
  getSandboxCheckout,
  listSandboxSales,
  paySandboxCheckout,
  setSandboxDown,
  type SandboxAct,
  type SandboxCheckout,
} from '@/contracts/sandbox'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** The hosted page: begins with what the server drew, and follows what the payment answers. */
export function useSandboxCheckout(drawn: SandboxCheckout) {
  const queryClient = useQueryClient()
  const queryKey = keys.sandboxCheckout(drawn.id)
  const params = { id: drawn.id }
  const { data: checkout } = useQuery({ queryKey, queryFn: () => call(getSandboxCheckout, { params }), initialData: drawn })
  const pay = useMutation({
    meta: { quiet: true },
    mutationFn: (body: RequestOf<typeof paySandboxCheckout>['body']) => call(paySandboxCheckout, { params, body }),
    onSuccess: (answer) => {
      queryClient.setQueryData<SandboxCheckout>(queryKey, (known) => ({ ...(known ?? drawn), ...answer }))
      if (answer.redirect_url !== null) window.location.assign(answer.redirect_url)
    },
  })
  return { checkout, pay }
}

/** While an event is on its way the sales are asked for again this often, in milliseconds. */
const LOOK_MS = 2000

/** The person's own test sales, and whether the processor plays dead. */
export const useSandboxSales = () =>
  useQuery({
    queryKey: keys.sandboxSales(),
    queryFn: () => call(listSandboxSales),
    enabled: useSignedIn(),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.data.some((sale) => sale.events_waiting > 0 && !sale.events_held) ? LOOK_MS : false),
  })

/** Whatever a processor does changes money: everything below `billing` is asked again. */
function useDeed<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: keys.billing() }) })
}

export const useSandboxAct = () => useDeed((params: { id: string; act: SandboxAct }) => call(actOnSandboxSale, { params }))
export const useSandboxDown = () => useDeed((down: boolean) => call(setSandboxDown, { body: { down } }))
