import { describe, expect, it } from 'vitest'
import { clientSettings } from '../client-settings/client-settings.ts'
import { pageSettings } from '../client-settings/page-settings.ts'
import { readConfig } from './config.ts'

const COMPANY = {
  COMPANY_NAME: 'Example "Rides" & Co.',
  COMPANY_ADDRESS: 'ul. Przykładowa 1, Warszawa',
  COMPANY_REGISTRATION: 'KRS 0000000000',
}
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
/** Nothing is stored: the environment is all there is. */
const source = (env: Record<string, string>) => ({
  config: readConfig(env),
  storedSettings: {
    valueAt: () => undefined,
    versions: () => [],
    refresh: async () => {},
    stop: async () => {},
  },
  now: () => new Date('2026-11-24T12:00:00Z'),
})
const seen = (env: Record<string, string>) => clientSettings(source(env))

describe('what pages show of whoever runs the service', () => {
  it('is what the settings say', () => {
    const env = {
      ...COMPANY,
      COMPANY_TAX_NUMBER: 'PL0000000000',
      CONTACT_PHONE: '+48 22 000 00 00',
      CONTACT_HOURS: '1-6 08:30-20:00',
      SOCIAL_LINKS: 'https://www.instagram.com/example, https://x.com/example',
    }
    expect(seen(env)).toMatchObject({
      company: { legalName: COMPANY.COMPANY_NAME, taxNumber: 'PL0000000000' },
      contact: {
        phone: '+48 22 000 00 00',
        phoneAtAnyHour: null,
        hours: { fromDay: 1, toDay: 6, opens: '08:30', closes: '20:00' },
      },
      socialLinks: [
        { network: 'instagram', url: 'https://www.instagram.com/example' },
        { network: 'x', url: 'https://x.com/example' },
      ],
    })
  })

  it('are marks of cards only where real cards are taken', () => {
    expect(seen({}).cardPayments).toBeNull()
    expect(seen({ PAYMENT_MARKS: 'visa' }).cardPayments).toBeNull()
    expect(seen(STRIPE).cardPayments?.marks).toContain('mastercard')
    expect(seen({ ...STRIPE, PAYMENT_MARKS: 'visa, apple-pay' }).cardPayments).toEqual({
      gateway: 'Stripe',
      marks: ['visa', 'apple-pay'],
    })
    expect(seen({ ...STRIPE, PAYMENT_GATEWAYS: 'sandbox' }).cardPayments).toBeNull()
  })

  it.each([
    [{ COMPANY_NAME: 'Example' }, /COMPANY_ADDRESS/],
    [{ COMPANY_TAX_NUMBER: 'PL1' }, /COMPANY_NAME/],
    [{ COMPANY_NAME: 'Two\nlines' }, /COMPANY_NAME: write it in one line/],
    [{ CONTACT_PHONE: '022 00' }, /CONTACT_PHONE/],
    [{ CONTACT_HOURS: 'always' }, /CONTACT_HOURS: write days and times.*given: "always"/],
    [{ SOCIAL_LINKS: 'https://example.com/us' }, /SOCIAL_LINKS: write up to six/],
    [{ SOCIAL_LINKS: 'http://x.com/us' }, /SOCIAL_LINKS/],
    [{ SOCIAL_LINKS: 'https://x.com.example/us' }, /SOCIAL_LINKS/],
    [{ PAYMENT_MARKS: 'visa, cash' }, /PAYMENT_MARKS/],
  ])('are refused by name where they cannot be used: %j', (env, complaint) => {
    expect(() => readConfig(env)).toThrow(complaint)
  })

  it('stands in the head of a page without breaking out of it', () => {
    const mark = pageSettings(source({ ...COMPANY, COMPANY_NAME: '"><script>alert(1)</script>' }))
    expect(mark).toContain('&quot;&gt;&lt;script&gt;')
    expect(mark.match(/[<>]/g)).toHaveLength(2)
  })
})
