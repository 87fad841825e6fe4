import { hashKey, type QueryClient, type QueryKey, type Updater } from '@tanstack/react-query'

/** Settings that are a part of a query's data. */
export type SettingsPart<Data, Settings extends object> = {
  queryKey: QueryKey
  /** Tells parts of the same data from each other. */
  name: string
  /** Null where the data has none. */
  read: (data: Data) => Settings | null
  write: (data: Data, settings: Settings) => Data
}

/** What the server is known to have, and what it has not answered yet, in the order in which it was changed. */
type Pending = { stored: object; changes: object[] }
const pending_by_client = new WeakMap<QueryClient, Map<string, Pending>>()

const idOf = ({ queryKey, name }: Pick<SettingsPart<never, never>, 'queryKey' | 'name'>) => hashKey([...queryKey, name])

function pendingIn(client: QueryClient): Map<string, Pending> {
  const known = pending_by_client.get(client) ?? new Map<string, Pending>()
  pending_by_client.set(client, known)
  return known
}

const shown = <Data, Settings extends object>(part: SettingsPart<Data, Settings>, data: Data, { stored, changes }: Pending) =>
  part.write(data, Object.assign({}, stored, ...changes) as Settings)

/**
 * The data as the server has just answered it, with the changes over it that it has not answered yet: whoever sets one thing after
 * the other would else see the second jump back when the first is answered.
 */
export function withPending<Data, Settings extends object>(client: QueryClient, part: SettingsPart<Data, Settings>, data: Data): Data {
  const pending = pendingIn(client).get(idOf(part))
  const stored = pending && part.read(data)
  if (!pending || !stored) return data
  pending.stored = stored
  return shown(part, data, pending)
}

/**
 * For a mutation whose variables are the settings to change: shown at once, sent in the order in which they were made, and taken back
 * alone where one is refused. `answered` belongs into `onSuccess`, with the data as the server has it now; or `settled`, before
 * whatever else stores the answer by `withPending`.
 */
export function shownAtOnce<Data, Settings extends object>(client: QueryClient, part: SettingsPart<Data, Settings>) {
  const { queryKey } = part
  const id = idOf(part)
  const settled = (change: Partial<Settings>): Pending | undefined => {
    const pending = pendingIn(client).get(id)
    if (!pending) return
    pending.changes = pending.changes.filter((other) => other !== change)
    if (pending.changes.length === 0) pendingIn(client).delete(id)
    return pending
  }
  return {
    settled,
    options: {
      scope: { id },
      onMutate: (change: Partial<Settings>) => {
        const data = client.getQueryData<Data>(queryKey)
        const stored = data === undefined ? null : part.read(data)
        if (data === undefined || !stored) return
        const pending = pendingIn(client).get(id) ?? { stored, changes: [] }
        pending.changes.push(change)
        pendingIn(client).set(id, pending)
        client.setQueryData<Data>(queryKey, shown(part, data, pending))
      },
      onError: (_error: unknown, change: Partial<Settings>) => {
        const pending = settled(change)
        if (pending) client.setQueryData<Data>(queryKey, (data) => (data === undefined ? data : shown(part, data, pending)))
      },
    },
    answered: (change: Partial<Settings>, answer: Updater<Data | undefined, Data | undefined>) => {
      settled(change)
      client.setQueryData<Data>(queryKey, (before) => {
        const data = typeof answer === 'function' ? (answer as (before: Data | undefined) => Data | undefined)(before) : answer
        return data === undefined ? data : withPending(client, part, data)
      })
    },
  }
}
