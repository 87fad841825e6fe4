const DATABASE = 'krush'
const STORE = 'auth'
/** Some browsers never answer when storage is refused; after this many milliseconds the copies elsewhere must do. */
const PATIENCE_MS = 1500
/** Counted in short steps: a page too busy to hear the answer has not waited. */
const STEP_MS = 100

/** Once refused, always refused: nobody waits twice. */
let refused = false

const settle = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settle(request)
}

async function work<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await settle(ask(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** Storage may be refused (private windows, full disks): then nothing is kept, and nothing breaks. */
export async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  if (refused) return undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const tired = new Promise<never>((_, reject) => {
    let steps = PATIENCE_MS / STEP_MS
    timer = setInterval(() => --steps || reject(), STEP_MS)
  })
  try {
    return await Promise.race([work(mode, ask), tired])
  } catch {
    refused = true
    return undefined
  } finally {
    clearInterval(timer)
  }
}

/** The IndexedDB database `krush`, as keys and values. Never throws. */
export const keyValue = {
  get: (key: string): Promise<unknown> => inStore('readonly', (store) => store.get(key) as IDBRequest<unknown>),
  set: (key: string, value: unknown) => inStore('readwrite', (store) => store.put(value, key)),
  remove: (key: string) => inStore('readwrite', (store) => store.delete(key)),
  /** Everything whose key begins so. */
  removeBelow: (start: string) => inStore('readwrite', (store) => store.delete(IDBKeyRange.bound(start, `${start}\uffff`))),
  clear: () => inStore('readwrite', (store) => store.clear()),
}
