import type { Locale } from '@/contracts/locales'
import type common from './messages/en/common.json'
import type layout from './messages/en/layout.json'
import type explore from './messages/en/explore.json'
import type discover from './messages/en/discover.json'
import type character from './messages/en/character.json'
import type legal from './messages/en/legal.json'
import type safety from './messages/en/safety.json'
import type contact from './messages/en/contact.json'
import type pages from './messages/en/pages.json'
import type crash from './messages/en/crash.json'
import type errors from './messages/en/errors.json'
import type memories from './messages/en/memories.json'
import type chat from './messages/en/chat.json'
import type connect from './messages/en/connect.json'
import type realtime from './messages/en/realtime.json'
import type sandbox from './messages/en/sandbox.json'
import type auth from './messages/en/auth.json'
import type modals from './messages/en/modals.json'
import type profile from './messages/en/profile.json'
import type inbox from './messages/en/inbox.json'
import type settings from './messages/en/settings.json'
import type feedback from './messages/en/feedback.json'
import type affiliates from './messages/en/affiliates.json'
import type consent from './messages/en/consent.json'
import type billing from './messages/en/billing.json'
import type rewards from './messages/en/rewards.json'
import type photos from './messages/en/photos.json'
import type create from './messages/en/create.json'
import type creators from './messages/en/creators.json'
import type krushes from './messages/en/krushes.json'
import type lore from './messages/en/lore.json'
import type reports from './messages/en/reports.json'
import type native from './messages/en/native.json'
import type offline from './messages/en/offline.json'
import type surprises from './messages/en/surprises.json'
import type admin from './messages/en/admin.json'
import type appeal from './messages/en/appeal.json'
import type undo from './messages/en/undo.json'
import type bank from './messages/en/bank.json'
import type preserved from './messages/en/preserved.json'
import type reporting from './messages/en/reporting.json'
import type lines from './messages/en/lines.json'
import type boundaries from './messages/en/boundaries.json'
import type voices from './messages/en/voices.json'
import type calls from './messages/en/calls.json'
import type actions from './messages/en/actions.json'
import type groups from './messages/en/groups.json'

type Messages = {
  admin: typeof admin
  appeal: typeof appeal
  undo: typeof undo
  bank: typeof bank
  preserved: typeof preserved
  reporting: typeof reporting
  lines: typeof lines
  boundaries: typeof boundaries
  groups: typeof groups
  actions: typeof actions
  voices: typeof voices
  calls: typeof calls
  common: typeof common
  layout: typeof layout
  explore: typeof explore
  discover: typeof discover
  character: typeof character
  legal: typeof legal
  safety: typeof safety
  contact: typeof contact
  pages: typeof pages
  crash: typeof crash
  errors: typeof errors
  chat: typeof chat
  memories: typeof memories
  connect: typeof connect
  realtime: typeof realtime
  sandbox: typeof sandbox
  auth: typeof auth
  modals: typeof modals
  profile: typeof profile
  inbox: typeof inbox
  settings: typeof settings
  feedback: typeof feedback
  affiliates: typeof affiliates
  consent: typeof consent
  billing: typeof billing
  rewards: typeof rewards
  photos: typeof photos
  create: typeof create
  creators: typeof creators
  krushes: typeof krushes
  lore: typeof lore
  reports: typeof reports
  native: typeof native
  offline: typeof offline
  surprises: typeof surprises
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
