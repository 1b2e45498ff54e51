import { describe, expect, it } from 'vitest'
import { mailMessages } from './mail-messages.ts'
import { renderMail, type BookingSummary, type Mail } from './mail-templates.ts'

const booking: BookingSummary = {
  bookingNumber: 'FC-7K2M9P',
  pickupLocation: 'Geneva Airport',
  destination: 'Chamonix',
  pickupLocalTime: '2031-02-03 14:30',
  returnLocalTime: null,
  vehicle: 'Van',
  passengers: 6,
  totalCents: 123_456,
}
const link = 'https://fiacre.example/payment?booking=1&from=mail'
const kinds = ['booking-received', 'booking-paid', 'payment-failed'] as const
const mails: Mail[] = [
  { kind: 'confirm-email', firstName: 'Ada', link },
  ...kinds.map((kind): Mail => ({ kind, firstName: 'Ada', booking, link })),
]

describe.each(['en', 'pl'])('a mail in %s', (language) => {
  it.each(mails.map((mail) => [mail.kind, mail] as const))(
    '%s says the same as text and as HTML',
    (_kind, mail) => {
      const { subject, text, html } = renderMail(mail, language)
      expect(subject.length).toBeGreaterThan(5)
      expect(text).toContain(link)
      expect(html).toContain(link.replace('&', '&amp;'))
      expect(html).toContain(`lang="${language}"`)
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|null/)
      if ('booking' in mail) {
        for (const part of [text, html]) {
          for (const fact of ['FC-7K2M9P', 'Geneva Airport', 'Chamonix', '2031-02-03 14:30', 'Van']) {
            expect(part).toContain(fact)
          }
        }
      }
    },
  )
})

describe('a mail', () => {
  it('writes money as the language does', () => {
    const mail: Mail = { kind: 'booking-paid', firstName: 'Ada', booking, link }
    expect(renderMail(mail, 'en').text).toContain('Total: €1,234.56')
    expect(renderMail(mail, 'pl').text).toMatch(/Razem: 1\s?234,56\s€/)
  })

  it('tells the return only of a round trip', () => {
    const returning = { ...booking, returnLocalTime: '2031-02-10 09:15' }
    const text = (summary: BookingSummary) =>
      renderMail({ kind: 'booking-paid', firstName: 'Ada', booking: summary, link }, 'en').text
    expect(text(returning)).toContain('Return (local time): 2031-02-10 09:15')
    expect(text(booking)).not.toContain('Return')
  })

  it('is in English for a language we do not write', () => {
    const mail: Mail = { kind: 'confirm-email', firstName: 'Ada', link }
    expect(renderMail(mail, 'de').subject).toBe(mailMessages.en['confirm-email'].subject)
  })

  it('shows markup from travellers as text, and fills in nothing from it', () => {
    const evil = { ...booking, pickupLocation: '<img src=x onerror=alert(1)>', destination: '{brand} & "co"' }
    const { html, text } = renderMail(
      { kind: 'booking-paid', firstName: '<b>{number}</b>', booking: evil, link },
      'en',
    )
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('{brand} &amp; &quot;co&quot;')
    expect(text).toContain('Hello <b>{number}</b>,')
  })
})
