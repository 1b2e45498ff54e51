import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { EXAMPLE_ACCOUNT, isIban } from './bank-account.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const ACCOUNT = {
  BANK_TRANSFER_HOLDER: 'Fiacre Sp. z o.o.',
  BANK_TRANSFER_IBAN: 'pl61 1090 1014 0000 0712 1981 2874',
  BANK_TRANSFER_BIC: 'wbkp pl pp',
  BANK_TRANSFER_BANK: 'Bank of the North',
}
const PRODUCTION = { NODE_ENV: 'production' }
const read = (env: Record<string, string>) => readConfig(env).payments
const summary = (env: Record<string, string>) => {
  const { card, bankTransfer } = read(env)
  return [card, bankTransfer && (bankTransfer.isExample ? 'example' : 'account')]
}

describe('the ways to pay', () => {
  it.each<[string, Record<string, string>, (string | undefined)[]]>([
    ['nothing', {}, ['sandbox', 'example']],
    ['nothing, in production', PRODUCTION, [undefined, undefined]],
    ['keys of Stripe', STRIPE, ['stripe', 'example']],
    ['keys of Stripe, in production', { ...STRIPE, ...PRODUCTION }, ['stripe', undefined]],
    ['an account', ACCOUNT, ['sandbox', 'account']],
    ['an account, in production', { ...ACCOUNT, ...PRODUCTION }, [undefined, 'account']],
    ['both, in production', { ...STRIPE, ...ACCOUNT, ...PRODUCTION }, ['stripe', 'account']],
  ])('without a list, with %s, are %j', (_what, env, on) => {
    expect(summary(env)).toEqual(on)
  })

  it.each<[string, Record<string, string>, (string | undefined)[]]>([
    ['sandbox', PRODUCTION, ['sandbox', undefined]],
    ['sandbox', { ...STRIPE, ...ACCOUNT }, ['sandbox', undefined]],
    ['stripe', { ...STRIPE, ...ACCOUNT }, ['stripe', undefined]],
    ['bank-transfer', ACCOUNT, [undefined, 'account']],
    ['bank-transfer', {}, [undefined, 'example']],
    [' stripe , bank-transfer', { ...STRIPE, ...ACCOUNT }, ['stripe', 'account']],
  ])('of the list "%s" are the ones it names', (list, env, on) => {
    expect(summary({ ...env, PAYMENT_GATEWAYS: list })).toEqual(on)
  })

  it('keep the keys of Stripe for what it was asked before', () => {
    const { card, stripe } = read({
      ...STRIPE,
      PAYMENT_GATEWAYS: 'sandbox',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    })
    expect([card, stripe]).toEqual([
      'sandbox',
      { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:1' },
    ])
  })

  it('have the account as banks write it', () => {
    expect(read(ACCOUNT).bankTransfer).toEqual({
      holder: 'Fiacre Sp. z o.o.',
      iban: 'PL61109010140000071219812874',
      bic: 'WBKPPLPP',
      bankName: 'Bank of the North',
      isExample: false,
    })
  })

  it.each<[Record<string, string>, RegExp]>([
    [{ ...STRIPE, PAYMENT_GATEWAYS: 'stripe,sandbox' }, /two gateways that take cards/],
    [{ PAYMENT_GATEWAYS: 'stripe' }, /set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET too/],
    [{ ...PRODUCTION, PAYMENT_GATEWAYS: 'bank-transfer' }, /set BANK_TRANSFER_IBAN/],
    [{ PAYMENT_GATEWAYS: 'paypal' }, /PAYMENT_GATEWAYS: write one or more of stripe, sandbox, bank-transfer/],
    [{ PAYMENT_GATEWAYS: 'sandbox, sandbox' }, /PAYMENT_GATEWAYS: name each way to pay once/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /set both, or neither/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /set both, or neither/],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY: a secret key of Stripe begins/],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET: the signing secret/],
    [{ ...STRIPE, STRIPE_API_URL: 'stripe.local' }, /STRIPE_API_URL/],
    [{ ...ACCOUNT, BANK_TRANSFER_BANK: '' }, /set all four, or none/],
    [
      { ...ACCOUNT, BANK_TRANSFER_IBAN: 'PL61109010140000071219812875' },
      /BANK_TRANSFER_IBAN: this is no IBAN/,
    ],
    [{ ...ACCOUNT, BANK_TRANSFER_BIC: 'WBKPPLP' }, /BANK_TRANSFER_BIC: a BIC has 8 or 11/],
  ])('are refused as %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  it('are never told with their secrets when they are refused', () => {
    const env = { STRIPE_SECRET_KEY: 'xk_live_hidden', STRIPE_WEBHOOK_SECRET: 'hidden' }
    expect(() => readConfig(env)).toThrow(/^(?![^]*hidden)[^]*STRIPE_SECRET_KEY/)
  })
})

describe('an IBAN', () => {
  it.each([
    [EXAMPLE_ACCOUNT.iban, true],
    ['GB82WEST12345698765432', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['GB28WEST12345698765432', false],
    ['GB82WEST12345698765423', false],
    ['GB82 WEST 1234 5698 7654 32', false],
    ['GB82', false],
    ['', false],
  ])('%s fits its check digits: %s', (iban, fits) => {
    expect(isIban(iban)).toBe(fits)
  })
})
