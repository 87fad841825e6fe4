export type Mail = { to: string; subject: string; text: string }

export type MailProvider = {
  name: string
  /** Throws ProviderError. */
  send(mail: Mail): Promise<void>
  close?(): Promise<void>
}
