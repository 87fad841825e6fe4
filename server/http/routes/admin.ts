import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import * as contract from '@/contracts/admin'
import { holdForAge, releaseAgeHold } from '@/server/domain/account/age-hold'
import { listAudit } from '@/server/domain/admin/audit'
import { decideCase, listCases, readCase } from '@/server/domain/admin/cases'
import { readLiveSettings, setLiveSettings } from '@/server/domain/admin/live-settings'
import { listMails } from '@/server/domain/admin/mails'
import { readPayments, replayFact } from '@/server/domain/admin/payments'
import { exportPreserved, listPreserved, preserveCase } from '@/server/domain/admin/preserve'
import { listPeople, readPerson } from '@/server/domain/admin/people'
import { listProviders } from '@/server/domain/admin/providers'
import { listStaff, setStaff, staffOf } from '@/server/domain/admin/staff'
import { readToday } from '@/server/domain/admin/today'
import { readTransparency } from '@/server/domain/admin/transparency'
import { acceptAffiliate, listAffiliates } from '@/server/domain/affiliates/affiliates'
import { readApplication } from '@/server/domain/affiliates/applications'
import { syncCommissions } from '@/server/domain/affiliates/commissions'
import { makeStatements, statementsCsv } from '@/server/domain/affiliates/statements'
import { closeMatter } from '@/server/domain/billing/open-matters'
import { approveReview, listReviews, readReview, refuseReview } from '@/server/domain/characters/own/reviews'
import { listContactMessages, readContactMessage, referenceOf, settleContactMessage } from '@/server/domain/contact/messages'
import { adjustCredits } from '@/server/domain/credits/adjust-credits'
import { notFound } from '@/server/domain/errors'
import { blockPictureFile, readPictureBank } from '@/server/domain/moderation/picture-bank'
import { decideNotice } from '@/server/domain/notices/notices'
import { decideAppeal, listAppeals } from '@/server/domain/restrictions/appeals'
import { strikeUser } from '@/server/domain/restrictions/strikes'
import { endRewardCode, listRewardCodes, makeRewardCode } from '@/server/domain/rewards/codes'
import { endUserSessions } from '@/server/domain/sessions/end-sessions'
import { banUser, unbanUser } from '@/server/domain/users/ban-user'
import { unfreezePurchases } from '@/server/domain/users/find-user'
import type { Env } from '../env'
import { DONE, route } from '../route'

const list = <T>(data: T[]) => ({ data, count: data.length })
const iso = (time: Date | null) => time?.toISOString() ?? null

/** The console calls the verbs that the operator command calls (server/operator/verbs.ts). */
export function mountAdmin(app: Hono<Env>) {
  route(app, contract.getAdminMe, async (ctx, { caller }) => {
    const staff = await staffOf(ctx, caller)
    if (!staff) throw notFound('This endpoint')
    return staff
  })
  route(app, contract.getAdminToday, (ctx, { query }) => readToday(ctx, query.span))
  route(app, contract.listAdminProviders, async (ctx) => list(await listProviders(ctx)))
  route(app, contract.getTransparency, (ctx, { params }) => readTransparency(ctx, Number(params.year)))
  mountStaff(app)
  mountPeople(app)
  mountModeration(app)
  mountContact(app)
  mountMoney(app)
}

function mountStaff(app: Hono<Env>) {
  route(app, contract.listStaff, async (ctx) => list(await listStaff(ctx)))
  route(app, contract.setStaff, async (ctx, { params, body }) => {
    await setStaff(ctx, { user_id: params.id, role: body.role, keep_owner: true })
    return DONE
  })
  route(app, contract.listAudit, async (ctx, { query }) => list(await listAudit(ctx, query)))
  route(app, contract.getLiveSettings, (ctx) => readLiveSettings(ctx))
  route(app, contract.setLiveSettings, async (ctx, { body }) => {
    await setLiveSettings(ctx, body)
    return DONE
  })
}

function mountPeople(app: Hono<Env>) {
  route(app, contract.listPeople, async (ctx, { query }) => list(await listPeople(ctx, query)))
  route(app, contract.getPerson, (ctx, { params }) => readPerson(ctx, params.id))
  route(app, contract.banPerson, async (ctx, { caller, params, body }) => {
    if (body.on) await banUser(ctx, params.id, { reason: body.reason, by: caller.user_id })
    else await unbanUser(ctx, params.id)
    return DONE
  })
  route(app, contract.strikePerson, async (ctx, { caller, params, body }, { idempotency_key }) => ({
    kind: await strikeUser(ctx, {
      user_id: params.id,
      reason: body.reason,
      by: caller.user_id,
      key: `${caller.user_id}:${idempotency_key ?? randomUUID()}`,
    }),
  }))
  route(app, contract.holdPerson, async (ctx, { caller, params, body }) => {
    await readPerson(ctx, params.id)
    if (body.on) await holdForAge(ctx, params.id, { reason: body.reason, by: caller.user_id })
    else await releaseAgeHold(ctx, params.id)
    return DONE
  })
  route(app, contract.unfreezePerson, async (ctx, { params }) => {
    await readPerson(ctx, params.id)
    await unfreezePurchases(ctx, params.id)
    return DONE
  })
  route(app, contract.adjustCredits, async (ctx, { caller, params, body }, { idempotency_key }) => ({
    moved: await adjustCredits(ctx, { user_id: params.id, ...body, key: `${caller.user_id}:${idempotency_key ?? randomUUID()}` }),
  }))
  route(app, contract.endPersonSessions, async (ctx, { params }) => {
    await readPerson(ctx, params.id)
    await endUserSessions(ctx, params.id)
    return DONE
  })
}

function mountModeration(app: Hono<Env>) {
  route(app, contract.listReviewQueue, async (ctx) =>
    list((await listReviews(ctx)).map(({ character_id: id, since, ...row }) => ({ id, ...row, since: since.toISOString() }))),
  )
  route(app, contract.getReview, async (ctx, { params }) => {
    const { review, texts, portrait, slug, owner_id } = await readReview(ctx, params.id)
    return { id: params.id, version: review.version, slug, owner_id, cause: review.cause, portrait, texts }
  })
  route(app, contract.decideReview, async (ctx, { caller, params, body }) => {
    if (body.approve) await approveReview(ctx, params.id, body.version)
    else await refuseReview(ctx, params.id, body.version, body.reason, caller.user_id)
    return DONE
  })
  route(app, contract.getPictureBank, (ctx) => readPictureBank(ctx))
  route(app, contract.blockPicture, async (ctx, { caller, query, file }) => ({
    removed: await blockPictureFile(ctx, file, { reason: query.reason, by: caller.user_id }),
  }))
  route(app, contract.listCases, async (ctx) => list(await listCases(ctx)))
  route(app, contract.getCase, (ctx, { params }) => readCase(ctx, params.kind, params.id))
  route(app, contract.decideCase, async (ctx, { caller, params, body }) => {
    await decideCase(ctx, params.kind, params.id, { ...body, by: caller.user_id })
    return DONE
  })
  route(app, contract.preserveCase, async (ctx, { caller, params, body }) => {
    await preserveCase(ctx, params.kind, params.id, { reason: body.reason, by: caller.user_id })
    return DONE
  })
  route(app, contract.listPreserved, async (ctx) => list(await listPreserved(ctx)))
  route(app, contract.exportPreserved, (ctx, { caller, params }, { idempotency_key }) =>
    exportPreserved(ctx, params.id, { key: idempotency_key ?? randomUUID(), by: caller.user_id }),
  )
  route(app, contract.listAppeals, async (ctx, { caller }) => list(await listAppeals(ctx, caller.user_id)))
  route(app, contract.decideAppeal, async (ctx, { caller, params, body }) => {
    await decideAppeal(ctx, params.id, { ...body, by: caller.user_id })
    return DONE
  })
}

function mountContact(app: Hono<Env>) {
  route(app, contract.listContact, async (ctx) =>
    list(
      (await listContactMessages(ctx)).map(({ created_at, due_at, hidden_at, ...row }) => ({
        ...row,
        reference: referenceOf(row.id),
        created_at: created_at.toISOString(),
        due_at: iso(due_at),
        hidden_at: iso(hidden_at),
      })),
    ),
  )
  route(app, contract.getContact, async (ctx, { params }) => ({ text: await readContactMessage(ctx, params.id) }))
  route(app, contract.settleContact, async (ctx, { params }) => {
    await settleContactMessage(ctx, params.id)
    return DONE
  })
  route(app, contract.decideNotice, async (ctx, { caller, params, body }) => {
    await decideNotice(ctx, params.id, { ...body, by: caller.user_id })
    return DONE
  })
  route(app, contract.listMails, async (ctx) => list(await listMails(ctx)))
}

function mountMoney(app: Hono<Env>) {
  route(app, contract.getPayments, (ctx) => readPayments(ctx))
  route(app, contract.closePayment, async (ctx, { params }) => {
    await closeMatter(ctx, params.reference)
    return DONE
  })
  route(app, contract.replayFact, async (ctx, { params }) => {
    await replayFact(ctx, params.id)
    return DONE
  })
  route(app, contract.listCodes, async (ctx) => list((await listRewardCodes(ctx)).map((code) => ({ ...code, ends_at: iso(code.ends_at) }))))
  route(app, contract.makeCode, async (ctx, { params, body }) => {
    await makeRewardCode(ctx, { code: params.code, ...body })
    return DONE
  })
  route(app, contract.endCode, async (ctx, { params }) => {
    await endRewardCode(ctx, params.code)
    return DONE
  })
  route(app, contract.getAffiliates, async (ctx) => {
    await syncCommissions(ctx)
    const { waiting, affiliates } = await listAffiliates(ctx)
    return { waiting: waiting.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), affiliates }
  })
  route(app, contract.getApplication, async (ctx, { params }) => ({ text: await readApplication(ctx, params.id) }))
  route(app, contract.acceptApplication, async (ctx, { params, body }) => {
    const { link } = await acceptAffiliate(ctx, { application_id: params.id, ...body })
    return { link }
  })
  route(app, contract.getStatements, async (ctx, { params }) => ({ csv: statementsCsv(await makeStatements(ctx, params.month)) }))
}
