import { brand } from '../../brand/brand.ts'
import { JobRefused } from '../../jobs/job-refused.ts'
import type { RetryPlan } from '../../jobs/retry-plan.ts'
import { SettingError } from '../../settings/setting-error.ts'
import type { MailTransport } from './mail-transport.ts'

/** How long a mail server may take, in ms: to be reached, to greet, between two words, and for a whole mail. */
export const SMTP_LIMITS = { connectMs: 10_000, greetMs: 10_000, silenceMs: 20_000, wholeMs: 30_000 }

/** Pauses from two seconds to an hour, for at least half a day: servers that are away come back, mailboxes are emptied. */
export const SMTP_PLAN: RetryPlan = {
  retryLimit: 24,
  retryDelay: 2,
  retryDelayMax: 3600,
  expireInSeconds: 45,
}

/**
 * A real mail server. The message id is the mail's own, so that servers can drop a repetition.
 * @throws SettingError when the address cannot be read; it does not repeat it, for the password in it
 */
export function smtpTransport(url: string, limits = SMTP_LIMITS): MailTransport {
  const secrets = secretsOf(url)
  // Loaded with the first mail: without a mail server nobody needs it.
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: limits.connectMs,
      dnsTimeout: limits.connectMs,
      greetingTimeout: limits.greetMs,
      socketTimeout: limits.silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let transport: ReturnType<typeof open> | undefined
  return async ({ id, to, subject, text, html, language, replyTo }) => {
    const signal = AbortSignal.timeout(limits.wholeMs)
    try {
      transport ??= open()
      await (
        await transport
      ).sendMail({
        from: brand.mailFrom,
        replyTo: { name: '', address: replyTo ?? brand.supportEmail },
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${brand.mailFrom.replace(/^.*@|>$/g, '')}>`,
        // So that no vacation notice answers.
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        signal,
      })
    } catch (error) {
      throw signal.aborted ? tooLong(limits.wholeMs) : told(error, secrets)
    }
  }
}

/** The password of the address, in every form in which it goes over the wire. */
function secretsOf(address: string): string[] {
  const url = URL.parse(address)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new SettingError('SMTP_URL cannot be read. Write it as smtp://user:password@mail.example.com:587.')
  }
  if (url.password === '') return []
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const inBase64 = [password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64'))
  return [password, url.password, ...inBase64]
}

function tooLong(ms: number): Error {
  return new Error(`The mail server took more than ${ms / 1000} s.`)
}

interface SmtpError {
  message?: unknown
  code?: unknown
  /** Where the conversation stood: `RCPT TO`, `DATA`. */
  command?: unknown
  /** Whether the server said that trying again is no use. */
  permanent?: unknown
}

/** The error with its words alone: what else it carries may hold more than a log should. */
function told(error: unknown, secrets: string[]): Error {
  const { message, code, command, permanent }: SmtpError = error instanceof Error ? error : {}
  const words = secrets.reduce(
    (text, secret) => text.replaceAll(secret, '…'),
    String(message ?? error).replaceAll(/\s+/g, ' '),
  )
  // What the server says of the recipient or the content is final, and so is an address that nodemailer cannot read;
  // a refused login or sender is ours to mend.
  const isUnreadable = code === 'EENVELOPE' && command === 'API'
  const isFinal = isUnreadable || (permanent === true && (command === 'RCPT TO' || command === 'DATA'))
  return isFinal ? new JobRefused(words) : new Error(words)
}
