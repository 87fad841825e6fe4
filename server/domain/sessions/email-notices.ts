import type { Context } from '../context'

/** Subjects are neutral: an email is seen on lock screens. None is waited for, so that the answer takes as long whatever is sent. */
function send(ctx: Context, to: string, subject: string, text: string): void {
  ctx.mail.send({ to, subject, text }).catch((error: unknown) => {
    ctx.log.error({ err: error, provider: ctx.mail.name }, 'email about a changed address not sent')
  })
}

export const sendEmailCode = (ctx: Context, to: string, code: string, minutes: number) =>
  send(
    ctx,
    to,
    `${code} is your confirmation code`,
    `Your ${ctx.settings.brand} code is ${code}. It makes this the email address of your account.\n\n` +
      `It works once, for ${minutes} minutes, where you asked for it.\n` +
      `If you didn't ask for it, ignore this email: nothing changes without the code.\n`,
  )

/** To an address that has an account already: whoever asked learns nothing of it. */
export const emailTaken = (ctx: Context, to: string) =>
  send(
    ctx,
    to,
    'About your email address',
    `Someone tried to use this email address for another ${ctx.settings.brand} account. It already belongs to yours, so nothing changed.\n\n` +
      `If that was you, sign in with this address, or delete that account first.\n`,
  )

export const tellOldEmail = (ctx: Context, to: string, link: string, days: number) =>
  send(
    ctx,
    to,
    'Your sign-in settings were changed',
    `Your ${ctx.settings.brand} account now has another email address, and your other devices were signed out.\n\n` +
      `If this was you, you don't need to do anything.\n` +
      `If it wasn't, change it back within ${days} days: ${link}\n` +
      `That signs out every device and removes what was added for signing in since.\n`,
  )

export const tellNewEmail = (ctx: Context, to: string) =>
  send(
    ctx,
    to,
    'Your sign-in settings were changed',
    `This is now the email address of your ${ctx.settings.brand} account. Use it the next time you sign in.\n`,
  )

export const emailUndone = (ctx: Context, to: string) =>
  send(
    ctx,
    to,
    'Your sign-in settings were changed',
    `The email address of a ${ctx.settings.brand} account was changed back to the one before. All devices were signed out.\n`,
  )
