import { useSyncExternalStore } from 'react'
import type { ConsentPurpose } from '@/contracts/consent'
import { settleRefer } from '@/lib/attribution/stored-refer'
import { currentDecision } from '@/lib/consent/consent'
import { decide, onDecision } from '@/lib/consent/decide'

/** When this browser's decision in force was made; null while it has to be asked. */
export const useDecidedAt = () =>
  useSyncExternalStore(
    onDecision,
    () => currentDecision()?.decided_at ?? null,
    () => null,
  )

/** Public pages only: nobody is asked in the middle of a chat or of paying. */
const ASKED_ON = /^\/($|(affiliates|rewards|safety)$|(categories|characters|legal)\/)/
export const isAskedOn = (path: string) => ASKED_ON.test(path)

/** Decides, and moves what is remembered to where it may now be. */
export function answer(choice: Record<ConsentPurpose, boolean>) {
  decide(choice)
  settleRefer()
}

export const answerAll = (allowed: boolean) => answer({ analytics: allowed, marketing: allowed })
