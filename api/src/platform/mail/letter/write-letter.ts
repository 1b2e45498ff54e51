import { alertLetter } from './alert-letter.ts'
import { brand } from '../../brand/brand.ts'
import { linkInLanguage } from '../../localisation/link-in-language.ts'
import { bookingParagraphs, furtherLinks, mailTables } from './booking-parts.ts'
import { previewOf, valuesOf } from './letter-values.ts'
import { ownLines, quotedLines } from './contact-parts.ts'
import { mailLanguage } from '../mail-languages.ts'
import type { Mail } from '../mail.ts'
import type { Letter } from './letter-parts.ts'

/** Advice that speaks of a balance, to a guest, who has none. */
const isOfBalance = (mail: Mail) => mail.kind === 'driver-late' && mail.booking.isGuests === true

/** A partner pays for it at the end of the month: whoever travels paid nothing. */
const isOnInvoice = (mail: Mail) => mail.kind === 'booking-paid' && mail.booking.isOnInvoice === true

/** Puts a mail into words. */
export function writeLetter(mail: Mail, asked: string): Letter {
  if (mail.kind === 'service-alert') return alertLetter(mail)
  const language = mailLanguage(asked)
  const { t } = language
  const values = valuesOf(mail, language)
  const inLanguage = (link: string) => linkInLanguage(link, language.code)
  /** Most kinds say something in all of these places, none in each. */
  const said = (part: 'lead' | 'advice' | 'note'): string[] => {
    const id = `kind.${mail.kind}.${part}${part === 'lead' && isOnInvoice(mail) ? 'OnInvoice' : ''}`
    return language.has(id) ? [t(id, values)] : []
  }
  const warning =
    mail.kind === 'bank-transfer' && mail.transfer.isExample ? [t('transfer.exampleAccount')] : []
  const isTest = 'booking' in mail && mail.booking.isTest === true
  const subject = t(`kind.${mail.kind}.subject`, values)
  const paragraphs = [
    ...(isTest ? [t('letter.test')] : []),
    ...warning,
    ...said('lead'),
    ...(isOfBalance(mail) ? [] : said('advice')),
    ...(mail.kind === 'ride-incident' ? ownLines(mail.text) : []),
    ...bookingParagraphs(mail, language, values),
    ...(mail.kind === 'contact-reply'
      ? [...ownLines(mail.text), t('letter.youWrote'), ...quotedLines(mail.quoted)]
      : []),
    ...(mail.kind === 'contact-request' ? quotedLines(mail.request.message) : []),
  ]
  return {
    language: language.code,
    subject: isTest ? `${t('letter.testMark')} ${subject}` : subject,
    preview: 'booking' in mail ? previewOf(mail.booking, language) : (paragraphs[0] ?? ''),
    greeting: mail.firstName.trim() === '' ? t('letter.greetingWithoutName') : t('letter.greeting', values),
    paragraphs,
    tables: mailTables(mail, language),
    action:
      'link' in mail
        ? {
            label: t(`kind.${mail.kind}.action`, values),
            link: inLanguage(mail.link),
            fallback: t('letter.linkFallback'),
          }
        : undefined,
    links: furtherLinks(mail, language).map(({ label, link }) => ({ label, link: inLanguage(link) })),
    note: said('note')[0],
    footer: [`${brand.name} · ${t('brand.tagline')}`, t(whyOf(mail)), t('brand.questions')],
  }
}

/** Why somebody gets it: of an account, because they wrote to us, or of an address of webhooks. */
function whyOf({ kind }: Mail) {
  if (kind === 'contact-received' || kind === 'contact-reply') return 'letter.whyContact'
  if (kind === 'webhook-disabled') return 'letter.whyWebhook'
  if (kind === 'member-invitation') return 'letter.whyInvited'
  return kind === 'contact-request' ? 'letter.whyOperator' : 'letter.why'
}
