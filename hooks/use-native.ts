import { useSyncExternalStore } from 'react'
import { isNative } from '@/lib/auth/native'

const never = () => () => {}

/** Whether this page is in a native shell. False while it is the server's, which draws the same page for everyone. */
export const useNative = (): boolean => useSyncExternalStore(never, isNative, () => false)
