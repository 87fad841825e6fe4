import type { Locale } from '@/contracts/locales'
import { textsOf, type Translate } from '@/server/texts/texts-of'
import type { Context } from '../context'

/** Who gets an email, and in which language. */
export type To = { to: string; locale: Locale }

/** Subjects are neutral: an email is seen on lock screens. None is waited for, so that the answer takes as long whatever is sent. */
function send(ctx: Context, { to, locale }: To, say: (t: Translate, brand: string) => { subject: string; text: string }): void {
  ctx.mail.send({ to, ...say(textsOf(locale), ctx.settings.brand) }).catch((error: unknown) => {
    ctx.log.error({ err: error, provider: ctx.mail.name }, 'email about a changed address not sent')
  })
}

export const sendEmailCode = (ctx: Context, to: To, code: string, minutes: number) =>
  send(ctx, to, (t, brand) => ({
    subject: t('emails.proof.subject', { code }),
    text: t('emails.address.code_text', { brand, code, minutes }),
  }))

/** To an address that has an account already: whoever asked learns nothing of it. */
export const emailTaken = (ctx: Context, to: To) =>
  send(ctx, to, (t, brand) => ({ subject: t('emails.address.taken_subject'), text: t('emails.address.taken_text', { brand }) }))

export const tellOldEmail = (ctx: Context, to: To, link: string, days: number) =>
  send(ctx, to, (t, brand) => ({
    subject: t('emails.sign_in.changed_subject'),
    text: t('emails.address.old_text', { brand, link, days }),
  }))

export const tellNewEmail = (ctx: Context, to: To) =>
  send(ctx, to, (t, brand) => ({ subject: t('emails.sign_in.changed_subject'), text: t('emails.address.new_text', { brand }) }))

export const emailUndone = (ctx: Context, to: To) =>
  send(ctx, to, (t, brand) => ({ subject: t('emails.sign_in.changed_subject'), text: t('emails.address.undone_text', { brand }) }))
