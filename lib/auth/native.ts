import { isShell } from '@/contracts/shell'

/** Whether this page is in one of the native shells. */
export const isNative = () => typeof navigator !== 'undefined' && isShell(navigator.userAgent)
