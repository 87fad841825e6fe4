import type { Hono } from 'hono'
import * as contract from '@/contracts/contact'
import { giveFormToken } from '@/server/domain/affiliates/form-token'
import { sendContactMessage } from '@/server/domain/contact/messages'
import type { Env } from '../env'
import { route } from '../route'

export function mountContact(app: Hono<Env>) {
  route(app, contract.getContactForm, async (ctx) => ({ form_token: giveFormToken(ctx) }))
  route(app, contract.sendContactMessage, (ctx, { body }, { client }) => sendContactMessage(ctx, body, client))
}
