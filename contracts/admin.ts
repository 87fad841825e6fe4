import * as z from 'zod/mini'
import { APPEAL_DECISIONS, REPORTED_KINDS, RESTRICTIONS } from './cases'
import { CONTACT_TOPICS } from './contact'
import { endpoint, type Endpoint, type StaffCall } from './endpoint'
import { IdParam, listOf, Ok } from './page'
import { REPORT_REASONS } from './reports'
import { REWARD_CODE, REWARD_CODE_MOST } from './rewards'
import { STAFF_ROLES, type StaffRole } from './staff'

/** The console. Who may call what is `staff.roles`; tests/server/admin/console.test.ts tries every role at every call. */
const ANYONE: readonly StaffRole[] = STAFF_ROLES
const SUPPORT: readonly StaffRole[] = ['support', 'owner']
const CARE: readonly StaffRole[] = ['support', 'moderator', 'owner']
const MODERATION: readonly StaffRole[] = ['moderator', 'owner']
const MONEY: readonly StaffRole[] = ['finance', 'owner']
const OWNER: readonly StaffRole[] = ['owner']

const call = <const E extends Omit<Endpoint, 'auth' | 'staff'> & { staff: StaffCall }>(definition: E) =>
  endpoint({ ...definition, auth: 'user' as const })

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))
export const ADMIN_REASON_MAX = 500
/** Goes into the audit log and, where the person is told, into their email. */
const Reason = z.string().check(z.trim(), z.minLength(1, 'Say why.'), z.maxLength(ADMIN_REASON_MAX, 'Say it in fewer characters.'))
const ById = z.strictObject({ id: IdParam })
export const ReasonInput = z.strictObject({ reason: Reason })
const Switch = z.strictObject({ on: z.boolean(), reason: Reason })
const when = z.string()

export const AdminMe = z.object({
  role: z.enum(STAFF_ROLES),
  /** False: nothing else opens until two-step sign-in is on. */
  second_factor: z.boolean(),
})
/** Answers NOT_FOUND to everyone who is not staff. */
export const getAdminMe = endpoint({
  method: 'GET',
  path: '/v1/admin/me',
  auth: 'user',
  summary: 'The caller’s role in the console.',
  response: AdminMe,
})

// Today

export const TODAY_SPANS = ['day', 'week', 'month'] as const
export type TodaySpan = (typeof TODAY_SPANS)[number]
export const TODAY_SERIES = [
  'people',
  'sign_ups',
  'conversations',
  'messages',
  'money_in',
  'refunds',
  'credits_out',
  'failures',
  'blocked',
] as const
export type TodaySeries = (typeof TODAY_SERIES)[number]
const Values = z.array(z.number())
export const AdminToday = z.object({
  /** Starts of the steps, oldest first; `before` are the same steps of the span before. */
  at: z.array(when),
  step_seconds: z.int(),
  /** Money in cents. `people`: who wrote at least once in the step. */
  series: z.object({
    people: Values,
    sign_ups: Values,
    conversations: Values,
    messages: Values,
    money_in: Values,
    refunds: Values,
    credits_out: Values,
    failures: Values,
    blocked: Values,
  }),
  before: z.object({ people: Values, messages: Values, money_in: Values, credits_out: Values }),
  /** True where the money is the sandbox's. */
  test_money: z.boolean(),
  queues: z.array(z.object({ name: z.string(), waiting: z.int(), oldest_seconds: z.nullable(z.int()) })),
  needs: z.array(z.object({ what: z.string(), count: z.int(), since: z.nullable(when) })),
  database_bytes: z.number(),
})
export type AdminToday = z.infer<typeof AdminToday>
export const getAdminToday = call({
  method: 'GET',
  path: '/v1/admin/today',
  staff: { roles: ANYONE, act: null },
  summary: 'Counts of the last day, week or month, queues, and what waits for a person.',
  query: z.strictObject({ span: z._default(z.enum(TODAY_SPANS), 'day') }),
  response: AdminToday,
})

export const AdminProvider = z.object({
  kind: z.string(),
  name: z.string(),
  detail: z.string(),
  /** Of the last 24 hours; null where nothing counts them. */
  calls: z.nullable(z.int()),
  failed: z.nullable(z.int()),
  typical_ms: z.nullable(z.int()),
  slow_ms: z.nullable(z.int()),
})
export type AdminProvider = z.infer<typeof AdminProvider>
export const listAdminProviders = call({
  method: 'GET',
  path: '/v1/admin/providers',
  staff: { roles: ANYONE, act: null },
  summary: 'Which engine does what, and how it did in the last 24 hours.',
  response: listOf(AdminProvider),
})

// Staff and audit log

export const StaffMember = z.object({
  user_id: z.int(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  second_factor: z.boolean(),
  since: when,
})
export type StaffMember = z.infer<typeof StaffMember>
export const listStaff = call({
  method: 'GET',
  path: '/v1/admin/staff',
  staff: { roles: OWNER, act: 'staff.list' },
  summary: 'Who may open the console.',
  response: listOf(StaffMember),
})
const StaffRoleInput = z.strictObject({ role: z.nullable(z.enum(STAFF_ROLES)), reason: Reason })
/** With the account, as one form asks for it. */
export const StaffInput = z.extend(StaffRoleInput, ById.shape)
export const setStaff = call({
  method: 'PUT',
  path: '/v1/admin/staff/:id',
  staff: { roles: OWNER, act: 'staff.set', subject: 'user', grave: true },
  summary: 'Gives an account a role in the console, or takes it away. The last owner stays.',
  params: ById,
  body: StaffRoleInput,
  response: Ok,
})
export const AuditLine = z.object({
  id: z.int(),
  /** Null: the operator command. */
  actor_id: z.nullable(z.int()),
  role: z.nullable(z.enum(STAFF_ROLES)),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  outcome: z.string(),
  created_at: when,
})
export type AuditLine = z.infer<typeof AuditLine>
export const listAudit = call({
  method: 'GET',
  path: '/v1/admin/audit',
  staff: { roles: OWNER, act: 'audit.list' },
  summary: 'What staff and the operator command looked at and did, newest first.',
  query: z.strictObject({
    subject: z.optional(line(60)),
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: listOf(AuditLine),
})

// People

export const PERSON_STATES = ['all', 'banned', 'held', 'frozen'] as const
export const AdminPersonLine = z.object({
  id: z.int(),
  email: z.string(),
  name: z.nullable(z.string()),
  created_at: when,
  premium: z.boolean(),
  banned_at: z.nullable(when),
  held_at: z.nullable(when),
  frozen_at: z.nullable(when),
})
export type AdminPersonLine = z.infer<typeof AdminPersonLine>
export const listPeople = call({
  method: 'GET',
  path: '/v1/admin/people',
  staff: { roles: ANYONE, act: 'people.list' },
  summary: 'Accounts by number, UUID, or the beginning of an email address, newest first.',
  query: z.strictObject({ q: z._default(line(200), ''), state: z._default(z.enum(PERSON_STATES), 'all') }),
  response: listOf(AdminPersonLine),
})
const LedgerLine = z.object({ id: z.int(), kind: z.string(), reason: z.string(), credits: z.int(), created_at: when })
export const AdminRestriction = z.object({
  id: z.int(),
  kind: z.enum(RESTRICTIONS),
  subject: z.string(),
  reason: z.string(),
  automated: z.boolean(),
  strikes: z.int(),
  created_at: when,
  lifted_at: z.nullable(when),
  ends_at: z.nullable(when),
})
export const AdminPerson = z.object({
  ...AdminPersonLine.shape,
  uuid: z.string(),
  balance: z.int(),
  held_credits: z.int(),
  /** Those that have not decayed. */
  strikes: z.int(),
  conversations: z.int(),
  characters: z.int(),
  sessions: z.array(z.object({ device: z.string(), seen_at: when })),
  orders: z.array(
    z.object({ id: z.string(), amount_cents: z.int(), currency: z.string(), state: z.string(), test: z.boolean(), created_at: when }),
  ),
  ledger: z.array(LedgerLine),
  restrictions: z.array(AdminRestriction),
})
export type AdminPerson = z.infer<typeof AdminPerson>
export const getPerson = call({
  method: 'GET',
  path: '/v1/admin/people/:id',
  staff: { roles: ANYONE, act: 'people.look', subject: 'user' },
  summary: 'One account: its state, credits, orders and restrictions. No chats and no photos.',
  params: ById,
  response: AdminPerson,
})
export const banPerson = call({
  method: 'PUT',
  path: '/v1/admin/people/:id/ban',
  staff: { roles: MODERATION, act: 'people.ban', subject: 'user', grave: true },
  summary: 'Closes an account and its sessions, or opens it again; the person is told why and how to appeal.',
  params: ById,
  body: Switch,
  response: Ok,
})
export const strikePerson = call({
  method: 'POST',
  path: '/v1/admin/people/:id/strikes',
  idempotent: true,
  staff: { roles: MODERATION, act: 'people.strike', subject: 'user', grave: true },
  summary: 'Counts a strike: the first warns, the second suspends for a day, the third for a week, the fourth bans.',
  params: ById,
  body: z.strictObject({ reason: Reason }),
  response: z.object({ kind: z.enum(RESTRICTIONS) }),
})
export const holdPerson = call({
  method: 'PUT',
  path: '/v1/admin/people/:id/hold',
  staff: { roles: CARE, act: 'people.hold', subject: 'user' },
  summary: 'Puts an account on hold for age, or ends the hold.',
  params: ById,
  body: Switch,
  response: Ok,
})
export const unfreezePerson = call({
  method: 'PUT',
  path: '/v1/admin/people/:id/purchases',
  staff: { roles: MONEY, act: 'people.unfreeze', subject: 'user', grave: true },
  summary: 'Lets someone buy again after a chargeback.',
  params: ById,
  body: z.strictObject({ reason: Reason }),
  response: Ok,
})
export const ADMIN_CREDITS_MAX = 5000
export const CreditsInput = z.strictObject({
  credits: z.int().check(
    z.gte(-ADMIN_CREDITS_MAX),
    z.lte(ADMIN_CREDITS_MAX),
    z.refine((credits) => credits !== 0, 'Give a number of credits.'),
  ),
  reason: Reason,
})
export const adjustCredits = call({
  method: 'POST',
  path: '/v1/admin/people/:id/credits',
  idempotent: true,
  staff: { roles: MONEY, act: 'people.credits', subject: 'user', grave: true },
  summary: 'Grants credits, or takes back at most what is left.',
  params: ById,
  body: CreditsInput,
  response: z.object({ moved: z.int() }),
})
export const endPersonSessions = call({
  method: 'DELETE',
  path: '/v1/admin/people/:id/sessions',
  staff: { roles: CARE, act: 'people.sign_out', subject: 'user' },
  summary: 'Signs an account out everywhere.',
  params: ById,
  response: Ok,
})

// Characters

export const AdminReviewLine = z.object({
  id: z.int(),
  version: z.int(),
  slug: z.string(),
  name: z.string(),
  owner_id: z.int(),
  cause: z.enum(['first', 'no_model', 'unsure']),
  since: when,
})
export type AdminReviewLine = z.infer<typeof AdminReviewLine>
export const listReviewQueue = call({
  method: 'GET',
  path: '/v1/admin/reviews',
  staff: { roles: MODERATION, act: 'reviews.list' },
  summary: 'Characters that wait for a person, what a layer was unsure of first.',
  response: listOf(AdminReviewLine),
})
export const AdminReview = z.object({
  id: z.int(),
  version: z.int(),
  slug: z.string(),
  owner_id: z.int(),
  cause: z.enum(['first', 'no_model', 'unsure']),
  /** The portrait, to be shown blurred until it is asked for. */
  portrait: z.nullable(z.string()),
  texts: z.array(z.string()),
})
export type AdminReview = z.infer<typeof AdminReview>
export const getReview = call({
  method: 'GET',
  path: '/v1/admin/reviews/:id',
  staff: { roles: MODERATION, act: 'reviews.look', subject: 'character' },
  summary: 'Everything that a waiting character says.',
  params: ById,
  response: AdminReview,
})
export const decideReview = call({
  method: 'PUT',
  path: '/v1/admin/reviews/:id',
  staff: { roles: MODERATION, act: 'reviews.decide', subject: 'character' },
  summary: 'Publishes the version that was read, or makes it private and sends its author the reason.',
  params: ById,
  body: z.strictObject({ version: z.int(), approve: z.boolean(), reason: line(ADMIN_REASON_MAX) }),
  response: Ok,
})

// Reports

export const ADMIN_CASES = ['character', ...REPORTED_KINDS] as const
export type AdminCaseKind = (typeof ADMIN_CASES)[number]
export const AdminCaseLine = z.object({
  kind: z.enum(ADMIN_CASES),
  id: z.int(),
  /** The gravest reason given. */
  reason: z.enum(REPORT_REASONS),
  reports: z.int(),
  hidden: z.boolean(),
  since: when,
})
export type AdminCaseLine = z.infer<typeof AdminCaseLine>
export const listCases = call({
  method: 'GET',
  path: '/v1/admin/cases',
  staff: { roles: MODERATION, act: 'cases.list' },
  summary: 'What people reported and nobody has decided, the gravest first.',
  response: listOf(AdminCaseLine),
})
const CaseParams = z.strictObject({
  kind: z.enum(ADMIN_CASES),
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.transform((text) => Number(text)),
  ),
})
export const AdminCase = z.object({
  ...AdminCaseLine.shape,
  name: z.string(),
  page: z.nullable(z.string()),
  owner_id: z.nullable(z.int()),
  owner_strikes: z.int(),
  /** The reported piece and at most the message before it. */
  pieces: z.array(z.object({ from: z.enum(['person', 'character']), text: z.string(), reported: z.boolean() })),
  media: z.nullable(z.object({ url: z.string(), kind: z.enum(['image', 'audio', 'video']) })),
  said: z.array(z.object({ id: z.int(), reason: z.enum(REPORT_REASONS), comment: z.string(), created_at: when })),
  trail: z.array(AuditLine),
})
export type AdminCase = z.infer<typeof AdminCase>
export const getCase = call({
  method: 'GET',
  path: '/v1/admin/cases/:kind/:id',
  staff: { roles: MODERATION, act: 'cases.look', subject: 'kind' },
  summary: 'One case: the reported piece with its least context, what was said of it, and who has looked.',
  params: CaseParams,
  response: AdminCase,
})
export const CASE_DECISIONS = ['keep', 'hide', 'restore'] as const
export type CaseDecision = (typeof CASE_DECISIONS)[number]
export const decideCase = call({
  method: 'PUT',
  path: '/v1/admin/cases/:kind/:id',
  staff: { roles: MODERATION, act: 'cases.decide', subject: 'kind' },
  summary: 'Settles the reports of a case: keeps it, hides it with a statement of reasons to its owner, or restores it.',
  params: CaseParams,
  body: z.strictObject({ decision: z.enum(CASE_DECISIONS), reason: Reason }),
  response: Ok,
})

export const preserveCase = call({
  method: 'PUT',
  path: '/v1/admin/cases/:kind/:id/preserved',
  staff: { roles: MODERATION, act: 'cases.preserve', subject: 'kind', grave: true },
  summary: 'Seals a copy of what is reported as endangering a child, for the authorities; takes the original away and holds the account.',
  params: CaseParams,
  body: z.strictObject({ reason: Reason }),
  response: Ok,
})

// Preserved cases

export const PreservedLine = z.object({
  id: z.int(),
  kind: z.enum(ADMIN_CASES),
  subject_id: z.int(),
  created_at: when,
  exported_at: z.nullable(when),
  /** When the copy is erased. */
  until: when,
})
export type PreservedLine = z.infer<typeof PreservedLine>
export const listPreserved = call({
  method: 'GET',
  path: '/v1/admin/preserved',
  staff: { roles: OWNER, act: 'preserved.list' },
  summary: 'Which copies are kept for the authorities and until when, without anything of what is in them.',
  response: listOf(PreservedLine),
})
export const PreservedFile = z.object({ name: z.string(), /** A ZIP. */ base64: z.string() })
export type PreservedFile = z.infer<typeof PreservedFile>
export const exportPreserved = call({
  method: 'POST',
  path: '/v1/admin/preserved/:id/export',
  idempotent: true,
  staff: { roles: OWNER, act: 'preserved.export', subject: 'preserved', grave: true },
  summary: 'A preserved copy as a ZIP, once, for a report to the authorities; its year begins again.',
  params: ById,
  body: z.strictObject({ reason: Reason }),
  response: PreservedFile,
})

// Pictures that were taken down

export const PictureBank = z.object({
  /** Fingerprints in the bank. */
  blocked: z.int(),
  /** Pictures of people that are compared with it. */
  known: z.int(),
  /** Pictures that matched and were refused within 30 days. */
  refused: z.int(),
})
export type PictureBank = z.infer<typeof PictureBank>
export const getPictureBank = call({
  method: 'GET',
  path: '/v1/admin/pictures',
  staff: { roles: MODERATION, act: 'pictures.look' },
  summary: 'How many pictures were taken down for good, and how many are compared with them. The pictures themselves are not kept.',
  response: PictureBank,
})
export const PICTURE_FILE_BYTES = 10 * 1024 * 1024
export const blockPicture = call({
  method: 'POST',
  path: '/v1/admin/pictures',
  staff: { roles: MODERATION, act: 'pictures.block', grave: true },
  summary: 'Takes every copy of a picture (multipart field `file`) down, in all accounts and for good. The file itself is not kept.',
  query: z.strictObject({ reason: Reason }),
  upload: { field: 'file', max_bytes: PICTURE_FILE_BYTES },
  response: z.object({ removed: z.int() }),
})

// Appeals

export const AdminAppeal = z.object({
  id: z.int(),
  restriction: AdminRestriction,
  user_id: z.int(),
  text: z.string(),
  /** False where the caller made the first decision: another person has to. */
  may_decide: z.boolean(),
  created_at: when,
})
export type AdminAppeal = z.infer<typeof AdminAppeal>
export const listAppeals = call({
  method: 'GET',
  path: '/v1/admin/appeals',
  staff: { roles: MODERATION, act: 'appeals.list' },
  summary: 'Appeals that wait for a decision, oldest first.',
  response: listOf(AdminAppeal),
})
export const decideAppeal = call({
  method: 'PUT',
  path: '/v1/admin/appeals/:id',
  staff: { roles: MODERATION, act: 'appeals.decide', subject: 'appeal', grave: true },
  summary: 'Decides an appeal. Whoever made the first decision may not; a reversed one undoes the restriction.',
  params: ById,
  body: z.strictObject({ decision: z.enum(APPEAL_DECISIONS), reason: Reason }),
  response: Ok,
})

// Contact messages and notices

export const AdminContactLine = z.object({
  id: z.int(),
  reference: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  email: z.string(),
  created_at: when,
  /** Of a notice: when it has to be decided, and what was hidden for it. */
  due_at: z.nullable(when),
  hidden_at: z.nullable(when),
  character_id: z.nullable(z.int()),
})
export type AdminContactLine = z.infer<typeof AdminContactLine>
export const listContact = call({
  method: 'GET',
  path: '/v1/admin/contact',
  staff: { roles: CARE, act: 'contact.list' },
  summary: 'Open messages of the contact form, notices about likenesses first.',
  response: listOf(AdminContactLine),
})
export const getContact = call({
  method: 'GET',
  path: '/v1/admin/contact/:id',
  staff: { roles: CARE, act: 'contact.look', subject: 'message' },
  summary: 'What someone wrote with the contact form.',
  params: ById,
  response: z.object({ text: z.string() }),
})
export const settleContact = call({
  method: 'PUT',
  path: '/v1/admin/contact/:id/settled',
  staff: { roles: SUPPORT, act: 'contact.settle', subject: 'message' },
  summary: 'Takes an answered message off the list. A notice is decided instead.',
  params: ById,
  response: Ok,
})
export const decideNotice = call({
  method: 'PUT',
  path: '/v1/admin/contact/:id/notice',
  staff: { roles: MODERATION, act: 'notices.decide', subject: 'message', grave: true },
  summary: 'Decides a notice: what it names stays hidden and its copies go, or it is restored. The sender is told.',
  params: ById,
  body: z.strictObject({ remove: z.boolean(), reason: Reason }),
  response: Ok,
})

// Money

export const AdminMatter = z.object({
  reference: z.string(),
  since: when,
  what: z.string(),
  ours: z.string(),
  theirs: z.string(),
  order_id: z.nullable(z.string()),
  amount_cents: z.nullable(z.int()),
})
export const AdminPayments = z.object({
  matters: z.array(AdminMatter),
  months: z.array(
    z.object({ month: z.string(), provider: z.string(), payments: z.int(), refunds: z.int(), chargebacks: z.int(), warning: z.boolean() }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      user_id: z.int(),
      amount_cents: z.int(),
      currency: z.string(),
      state: z.string(),
      test: z.boolean(),
      created_at: when,
    }),
  ),
  facts: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      state: z.string(),
      amount_cents: z.nullable(z.int()),
      problem: z.nullable(z.string()),
      received_at: when,
    }),
  ),
})
export type AdminPayments = z.infer<typeof AdminPayments>
export const getPayments = call({
  method: 'GET',
  path: '/v1/admin/payments',
  staff: { roles: MONEY, act: 'payments.look' },
  summary: 'Open payment issues, months, and the newest orders and webhooks.',
  response: AdminPayments,
})
export const closePayment = call({
  method: 'PUT',
  path: '/v1/admin/payments/:reference/closed',
  staff: { roles: MONEY, act: 'payments.close', subject: 'payment', grave: true },
  summary: 'Takes a payment issue off the list.',
  params: z.strictObject({ reference: z.string().check(z.regex(/^[df]\d{1,15}$/)) }),
  response: Ok,
})
export const replayFact = call({
  method: 'PUT',
  path: '/v1/admin/payments/facts/:id/replay',
  staff: { roles: MONEY, act: 'payments.replay', subject: 'fact', grave: true },
  summary: 'Has a waiting or unproven webhook tried again now.',
  params: ById,
  response: Ok,
})

export const AdminCode = z.object({ code: z.string(), credits: z.int(), most: z.int(), claimed: z.int(), ends_at: z.nullable(when) })
export type AdminCode = z.infer<typeof AdminCode>
export const listCodes = call({
  method: 'GET',
  path: '/v1/admin/codes',
  staff: { roles: ['support', 'finance', 'owner'], act: 'codes.list' },
  summary: 'Reward codes and how often they were claimed.',
  response: listOf(AdminCode),
})
const CodeParam = z.strictObject({ code: line(40) })
const whole = (most: number) => z.int().check(z.gte(1), z.lte(most))
const NewCodeParam = z.strictObject({ code: z.string().check(z.trim(), z.toLowerCase(), z.regex(REWARD_CODE)) })
const CodeTerms = z.strictObject({
  credits: whole(REWARD_CODE_MOST.credits),
  most: whole(REWARD_CODE_MOST.people),
  days: z.nullable(whole(REWARD_CODE_MOST.days)),
})
/** With its name, as one form asks for it. */
export const CodeInput = z.extend(CodeTerms, NewCodeParam.shape)
export const makeCode = call({
  method: 'PUT',
  path: '/v1/admin/codes/:code',
  staff: { roles: MONEY, act: 'codes.make', subject: 'code', grave: true },
  summary: 'Makes a reward code.',
  params: NewCodeParam,
  body: CodeTerms,
  response: Ok,
})
export const endCode = call({
  method: 'DELETE',
  path: '/v1/admin/codes/:code',
  staff: { roles: MONEY, act: 'codes.end', subject: 'code' },
  summary: 'Ends a reward code; people keep what they claimed.',
  params: CodeParam,
  response: Ok,
})

export const AdminAffiliates = z.object({
  waiting: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), created_at: when })),
  affiliates: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      percent: z.nullable(z.int()),
      people: z.int(),
      commission_cents: z.int(),
      open_cents: z.int(),
    }),
  ),
})
export type AdminAffiliates = z.infer<typeof AdminAffiliates>
export const getAffiliates = call({
  method: 'GET',
  path: '/v1/admin/affiliates',
  staff: { roles: MONEY, act: 'affiliates.list' },
  summary: 'Waiting applications, and affiliates with what they have earned.',
  response: AdminAffiliates,
})
export const getApplication = call({
  method: 'GET',
  path: '/v1/admin/affiliates/:id',
  staff: { roles: MONEY, act: 'affiliates.look', subject: 'application' },
  summary: 'What an applicant wrote.',
  params: ById,
  response: z.object({ text: z.string() }),
})
export const AffiliateTerms = z.strictObject({ code: z.nullable(line(30)), percent: z.nullable(whole(100)) })
export const acceptApplication = call({
  method: 'PUT',
  path: '/v1/admin/affiliates/:id',
  staff: { roles: MONEY, act: 'affiliates.accept', subject: 'application', grave: true },
  summary: 'Makes an affiliate of an application.',
  params: ById,
  body: AffiliateTerms,
  response: z.object({ link: z.string() }),
})
export const MonthParams = z.strictObject({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)) })
export const getStatements = call({
  method: 'GET',
  path: '/v1/admin/statements/:month',
  staff: { roles: MONEY, act: 'affiliates.statement', subject: 'month' },
  summary: 'The payouts of a past month, as CSV.',
  params: MonthParams,
  response: z.object({ csv: z.string() }),
})

// What changes while the server runs

export const LIVE_SETTINGS = ['announcement', 'maintenance', 'name', 'address', 'country', 'support_email', 'report_email'] as const
export type LiveSetting = (typeof LIVE_SETTINGS)[number]
const LiveSettings = z.object({
  announcement: z.string(),
  maintenance: z.boolean(),
  name: z.string(),
  address: z.string(),
  country: z.string(),
  support_email: z.string(),
  report_email: z.string(),
})
export type LiveSettings = z.infer<typeof LiveSettings>
export const getLiveSettings = call({
  method: 'GET',
  path: '/v1/admin/settings',
  staff: { roles: OWNER, act: 'settings.look' },
  summary: 'The banner, maintenance mode, and who runs this installation.',
  response: LiveSettings,
})
export const LiveSettingsInput = z.strictObject({
  announcement: z.optional(line(200)),
  maintenance: z.optional(z.boolean()),
  name: z.optional(line(200)),
  address: z.optional(line(500)),
  country: z.optional(line(100)),
  support_email: z.optional(line(200)),
  report_email: z.optional(line(200)),
})
export const setLiveSettings = call({
  method: 'PATCH',
  path: '/v1/admin/settings',
  staff: { roles: OWNER, act: 'settings.set', grave: true },
  summary: 'Changes some of them; an empty text falls back to the environment.',
  body: LiveSettingsInput,
  response: Ok,
})

export const AdminMail = z.object({ what: z.string(), id: z.int(), attempts: z.int(), next_try_at: when, created_at: when })
export type AdminMail = z.infer<typeof AdminMail>
export const listMails = call({
  method: 'GET',
  path: '/v1/admin/mails',
  staff: { roles: SUPPORT, act: 'mails.list' },
  summary: 'Emails that were tried and have not left yet.',
  response: listOf(AdminMail),
})

/** Counts alone: no account, no text. */
export const Transparency = z.object({
  year: z.int(),
  notices: z.record(z.string(), z.int()),
  reports: z.record(z.string(), z.int()),
  restrictions: z.record(z.string(), z.int()),
  automated: z.int(),
  appeals: z.int(),
  reversed: z.int(),
  median_hours: z.nullable(z.number()),
  crisis: z.array(z.object({ day: z.string(), level: z.string(), count: z.int() })),
})
export type Transparency = z.infer<typeof Transparency>
export const YearParams = z.strictObject({ year: z.string().check(z.regex(/^20\d\d$/)) })
export const getTransparency = call({
  method: 'GET',
  path: '/v1/admin/transparency/:year',
  staff: { roles: MODERATION, act: 'transparency.export', subject: 'year' },
  summary: 'A year’s notices, restrictions, appeals and crisis referrals, as counts for public reports.',
  params: YearParams,
  response: Transparency,
})
