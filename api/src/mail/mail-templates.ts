import { brand } from '../brand.ts'
import { mailMessages, type MailLanguage } from './mail-messages.ts'

/** Every mail the service sends, with what its text needs. */
export type Mail =
  | { kind: 'confirm-email'; firstName: string; link: string }
  | { kind: 'booking-received'; firstName: string; booking: BookingSummary; link: string }
  | { kind: 'booking-paid'; firstName: string; booking: BookingSummary; link: string }
  | { kind: 'payment-failed'; firstName: string; booking: BookingSummary; link: string }

export interface BookingSummary {
  bookingNumber: string
  pickupLocation: string
  destination: string
  /** Local to the pickup: `2026-12-01 14:30`. */
  pickupLocalTime: string
  returnLocalTime: string | null
  vehicle: string
  passengers: number
  totalCents: number
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Writes a mail in the traveller's language, as text and as HTML that says the same. */
export function renderMail(mail: Mail, language: string): RenderedMail {
  const locale: MailLanguage = language === 'pl' ? 'pl' : 'en'
  const texts = mailMessages[locale]
  const own = texts[mail.kind]
  const fill = (text: string) => fillIn(text, mail)
  const greeting = fillIn(texts.greeting, mail)
  const rows = 'booking' in mail ? summaryRows(mail.booking, locale) : []
  const subject = fill(own.subject)
  const paragraphs = own.paragraphs.map(fill)
  const closing = fillIn(texts.closing, mail)

  const text = [
    greeting,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    `${own.action}:\n${mail.link}`,
    closing,
  ].join('\n\n')

  const html = page(subject, locale, [
    `<p>${escapeHtml(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    rows.length > 0 ? table(rows) : '',
    `<p><a href="${escapeHtml(mail.link)}" style="${BUTTON}">${escapeHtml(own.action)}</a></p>`,
    `<p style="color:#6b6259">${escapeHtml(closing)}</p>`,
  ])
  return { subject, text, html }
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3d36;color:#ffffff;text-decoration:none;font-weight:600'

function summaryRows(booking: BookingSummary, locale: MailLanguage): [string, string][] {
  const labels = mailMessages[locale].labels
  const total = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(
    booking.totalCents / 100,
  )
  const rows: [string, string | null][] = [
    [labels.number, booking.bookingNumber],
    [labels.from, booking.pickupLocation],
    [labels.to, booking.destination],
    [labels.pickup, booking.pickupLocalTime],
    [labels.return, booking.returnLocalTime],
    [labels.vehicle, booking.vehicle],
    [labels.passengers, String(booking.passengers)],
    [labels.total, total],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== null)
}

function table(rows: [string, string][]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="padding:4px 16px 4px 0;font-weight:400;color:#6b6259">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" style="border-collapse:collapse">${cells.join('')}</table>`
}

function page(title: string, locale: string, parts: string[]): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto"><p style="font-size:20px;font-weight:700">${brand.name}</p>${parts.join('')}</div></body></html>`
}

function fillIn(text: string, mail: Mail): string {
  const values: Record<string, string> = {
    firstName: mail.firstName,
    brand: brand.name,
    supportEmail: brand.supportEmail,
    number: 'booking' in mail ? mail.booking.bookingNumber : '',
  }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
