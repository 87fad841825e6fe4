import { eraseUser, waitingErasures } from '@/server/domain/account/erase-user'
import { exportData, sweepExports, waitingExports } from '@/server/domain/account/export-data'
import { purgeOld } from '@/server/domain/account/retention'
import { mailApplications, removeOldApplications } from '@/server/domain/affiliates/applications'
import { syncCommissions } from '@/server/domain/affiliates/commissions'
import { mailStatements, makeLastMonth } from '@/server/domain/affiliates/statements'
import { sendConversions } from '@/server/domain/attribution/conversions'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { confirmProvisional, countWaiting } from '@/server/domain/billing/ingest'
import { endLapsed, expireOrders, grantMonthly } from '@/server/domain/billing/maintenance'
import { remindRenewals, sendBillingMails } from '@/server/domain/billing/mails'
import { reconcile } from '@/server/domain/billing/reconcile'
import { workSandbox } from '@/server/domain/billing/sandbox'
import { syncProcessor } from '@/server/domain/billing/sync-processor'
import { fingerprintDue } from '@/server/domain/moderation/picture-bank'
import { alarmNotices } from '@/server/domain/notices/notices'
import { endSuspensions } from '@/server/domain/restrictions/strikes'
import { sweepPortraits } from '@/server/domain/characters/own/portraits'
import { mailContactMessages, removeOldContactMessages } from '@/server/domain/contact/messages'
import type { Context, SentJob, SentJobs } from '@/server/domain/context'
import { sweepCalls } from '@/server/domain/calls/beat-call'
import { checkLedger, settleExpired, sweepHolds } from '@/server/domain/credits/credits'
import { sweepClips, workClips } from '@/server/domain/clips/work-clips'
import { rememberDue, sweepRemembering } from '@/server/domain/memories/remember'
import { sweepPhotos, workPhotos } from '@/server/domain/photos/work-photos'
import { sweepWritingFirst, writeFirstDue } from '@/server/domain/messages/write-first'
import { removeOldPieces } from '@/server/domain/messages/store-pieces'
import { removeOldChallenges } from '@/server/domain/sessions/challenge'
import { removeOldDevices } from '@/server/domain/sessions/notices'
import { removeOldProofs } from '@/server/domain/sessions/proof'
import { removeOldCodeRequests } from '@/server/domain/users/code-browser'
import { sweepVoices, workVoices } from '@/server/domain/voices/work-voices'
import { sweepVoiceNotes, workVoiceNotes } from '@/server/domain/voice-notes/work-voice-notes'

/** Their worker looks for work in a table; what is sent only wakes it. */
export const WAKING_JOBS: readonly SentJob[] = ['work-photos', 'work-clips', 'work-voices', 'work-voice-notes', 'remember', 'write-first']

export const CRON_JOBS = [
  'sweep-holds',
  'fingerprint-old',
  'settle-expired',
  'sweep-accounts',
  'check-ledger',
  'remove-old',
  'send-conversions',
  'mail-applications',
  'mail-contact',
  'grant-monthly',
  'tell-processor',
  'confirm-provisional',
  'send-billing-mails',
  'remind-renewals',
  'expire-orders',
  'reconcile',
  'sandbox-deliver',
  'sync-commissions',
  'make-statements',
  'sweep-photos',
  'sweep-clips',
  'sweep-voices',
  'sweep-voice-notes',
  'sweep-calls',
  'sweep-portraits',
  'sweep-remembering',
  'sweep-writing-first',
] as const
export type CronJob = (typeof CRON_JOBS)[number]
/** Those that find what waits for a worker. */
export const WAITING_JOBS = [
  'sweep-accounts',
  'sweep-photos',
  'sweep-clips',
  'sweep-voices',
  'sweep-voice-notes',
  'sweep-remembering',
  'sweep-writing-first',
] as const satisfies readonly CronJob[]

type Job = {
  /** Cron in UTC; pg-boss runs it once across all processes. */ cron: string
  run(ctx: Context): Promise<void>
  /** Longest time it may take; five minutes without it. */ seconds?: number
}

/** Every job that runs by the clock; a name without an entry does not compile. */
export const cronJobs: Record<CronJob, Job> = {
  // Pictures from before there were fingerprints; nothing to do once they have them.
  'fingerprint-old': { cron: '*/10 * * * *', run: fingerprintDue },
  'sweep-holds': { cron: '* * * * *', run: async (ctx) => void (await sweepHolds(ctx)) },
  // A minute past midnight too, so that open pages see the day's end within the minute.
  'settle-expired': { cron: '* * * * *', run: async (ctx) => void (await settleExpired(ctx)) },
  // What was asked for and is worked by nobody: its call was lost, or its process.
  'sweep-accounts': {
    cron: '* * * * *',
    run: async (ctx) => {
      await sweepExports(ctx)
      await endSuspensions(ctx)
      await alarmNotices(ctx)
      for (const id of await waitingExports(ctx)) ctx.jobs.send('export-data', { id })
      for (const id of await waitingErasures(ctx)) ctx.jobs.send('erase-user', { id })
    },
  },
  'check-ledger': {
    cron: '17 * * * *',
    run: async (ctx) => {
      const faults = await checkLedger(ctx)
      if (faults.length) ctx.log.error({ faults: faults.slice(0, 20), count: faults.length }, 'LEDGER DOES NOT ADD UP')
      const wrong = await checkBilling(ctx)
      if (wrong.length) ctx.log.error({ faults: wrong.slice(0, 20), count: wrong.length }, 'PAYMENTS DO NOT ADD UP')
    },
  },
  // Soon after midnight UTC, when a day of events can go as a whole (domain/events/read-events.ts).
  'remove-old': {
    cron: '11 0 * * *',
    run: async (ctx) => {
      await removeOldPieces(ctx)
      await removeOldChallenges(ctx)
      await removeOldProofs(ctx)
      await removeOldDevices(ctx)
      await removeOldCodeRequests(ctx)
      await ctx.identity.removeOld()
      await purgeOld(ctx)
      await removeOldApplications(ctx)
      await removeOldContactMessages(ctx)
    },
  },
  'send-conversions': { cron: '* * * * *', run: async (ctx) => void (await sendConversions(ctx)) },
  'mail-applications': { cron: '* * * * *', run: mailApplications },
  'mail-contact': { cron: '* * * * *', run: mailContactMessages },
  'grant-monthly': {
    cron: '* * * * *',
    run: async (ctx) => {
      await grantMonthly(ctx)
      await endLapsed(ctx)
    },
  },
  'tell-processor': { cron: '* * * * *', run: (ctx) => syncProcessor(ctx) },
  'confirm-provisional': {
    cron: '* * * * *',
    run: async (ctx) => {
      await countWaiting(ctx)
      await confirmProvisional(ctx)
    },
  },
  'send-billing-mails': { cron: '* * * * *', run: sendBillingMails },
  'remind-renewals': { cron: '23 * * * *', run: remindRenewals },
  'expire-orders': { cron: '11 * * * *', run: expireOrders },
  // It asks the processor about each subscription in turn.
  reconcile: { cron: '7 4 * * *', run: reconcile, seconds: 6 * 3600 },
  // Only where the embedded processor is in use; it charges what is due and reports what was not delivered.
  'sandbox-deliver': { cron: '* * * * *', run: workSandbox },
  'sweep-photos': { cron: '* * * * *', run: sweepPhotos },
  'sweep-clips': { cron: '* * * * *', run: sweepClips },
  'sweep-voices': { cron: '* * * * *', run: sweepVoices },
  'sweep-voice-notes': { cron: '* * * * *', run: sweepVoiceNotes },
  'sweep-calls': { cron: '* * * * *', run: async (ctx) => void (await sweepCalls(ctx)) },
  'sweep-remembering': { cron: '* * * * *', run: sweepRemembering },
  'sweep-writing-first': { cron: '* * * * *', run: sweepWritingFirst },
  'sweep-portraits': { cron: '37 * * * *', run: sweepPortraits },
  'sync-commissions': {
    cron: '29 * * * *',
    run: async (ctx) => {
      await syncCommissions(ctx)
      await mailStatements(ctx)
    },
  },
  // Each day of the first week, so that a day without a server delays no payout.
  'make-statements': {
    cron: '13 6 1-7 * *',
    run: async (ctx) => {
      await makeLastMonth(ctx)
      await mailStatements(ctx)
    },
  },
}

/** Every job that verbs send. Each may run twice at once and any number of times: it claims its row first. */
export const sentJobs: { [Name in SentJob]: (ctx: Context, data: SentJobs[Name]) => Promise<void> } = {
  'export-data': exportData,
  'erase-user': eraseUser,
  'work-photos': workPhotos,
  'work-clips': workClips,
  'work-voices': workVoices,
  'work-voice-notes': workVoiceNotes,
  remember: rememberDue,
  'write-first': writeFirstDue,
}
export const SENT_JOBS = Object.keys(sentJobs) as SentJob[]
