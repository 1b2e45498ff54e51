import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { assertFitForStrangers } from './exposure.ts'
import { SettingError } from './setting-error.ts'

const MAIL = { SMTP_URL: 'smtp://mail.example' }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const TEST_STRIPE = { ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_1' }
const ACCOUNT = {
  BANK_TRANSFER_HOLDER: 'Fiacre Sp. z o.o.',
  BANK_TRANSFER_IBAN: 'PL61109010140000071219812874',
  BANK_TRANSFER_BIC: 'WBKPPLPP',
  BANK_TRANSFER_BANK: 'Bank of the North',
}
const HTTPS = { PUBLIC_URL: 'https://fiacre.example' }
const REAL = { ...HTTPS, ...MAIL, ...STRIPE, NODE_ENV: 'production' }
const DEMO = { FIACRE_DEMO: '1' }

type Env = Record<string, string>

/** The settings that a start is refused for, in order. */
function refusedFor(env: Env): string[] {
  try {
    assertFitForStrangers(readConfig(env))
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError)
    return [...String(error).matchAll(/^ {2}([A-Z_]+): \S/gm)].map(([, name = '']) => name)
  }
  return []
}

const ALL = ['NODE_ENV', 'PAYMENT_GATEWAYS', 'BANK_TRANSFER_IBAN', 'SMTP_URL']

describe('development defaults', () => {
  it.each<Env>([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.2', NODE_ENV: 'test' },
    { HOST: '::1', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://hotel.localhost:8080' },
    { PUBLIC_URL: 'http://[::1]:8080' },
    { NODE_ENV: 'production', PAYMENT_GATEWAYS: 'sandbox' },
    DEMO,
  ])('start at home, with %j', (env) => {
    expect(refusedFor(env)).toEqual([])
  })

  it.each<Env>([
    HTTPS,
    { PUBLIC_URL: 'https://localhost:3000' },
    { PUBLIC_URL: 'http://192.168.0.7:3000' },
    { PUBLIC_URL: 'http://localhost.evil.example' },
    { PUBLIC_URL: 'http://0.0.0.0:3000' },
    { PUBLIC_URL: 'http://localhost.:3000' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '::', PUBLIC_URL: 'http://localhost:3000' },
    { ...HTTPS, NODE_ENV: 'test' },
  ])('do not start for strangers, each named, with %j', (env) => {
    expect(refusedFor(env)).toEqual(ALL)
  })

  it.each(['0.0.0.0', '::', '192.168.0.7', 'fiacre.example'])(
    'do not start on HOST %s, nor under no address',
    (HOST) => {
      expect(refusedFor({ HOST })).toEqual(['PUBLIC_URL', ...ALL])
      expect(refusedFor({ ...DEMO, HOST })).toEqual(['PUBLIC_URL'])
    },
  )

  it.each<[Env, string[]]>([
    [REAL, []],
    [{ ...REAL, HOST: '0.0.0.0' }, []],
    [{ ...REAL, ...ACCOUNT, PAYMENT_GATEWAYS: 'bank-transfer' }, []],
    [{ ...REAL, NODE_ENV: '' }, ['NODE_ENV', 'BANK_TRANSFER_IBAN']],
    [{ ...REAL, ...ACCOUNT, NODE_ENV: 'development' }, ['NODE_ENV']],
    [{ ...REAL, PAYMENT_GATEWAYS: 'sandbox' }, ['PAYMENT_GATEWAYS']],
    [{ ...REAL, ...TEST_STRIPE }, ['STRIPE_SECRET_KEY']],
    [{ ...REAL, ...ACCOUNT, ...TEST_STRIPE, PAYMENT_GATEWAYS: 'bank-transfer' }, ['STRIPE_SECRET_KEY']],
    [{ ...REAL, STRIPE_API_URL: 'http://127.0.0.1:9' }, ['STRIPE_API_URL']],
    [{ ...REAL, ...ACCOUNT, BANK_TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00' }, ['BANK_TRANSFER_IBAN']],
    [{ ...REAL, SMTP_URL: '' }, ['SMTP_URL']],
  ])('are each in the way of production by itself: %j', (env, names) => {
    expect(refusedFor(env)).toEqual(names)
  })
})

describe('a demonstration', () => {
  it.each<[Env, string[]]>([
    [HTTPS, []],
    [{ ...HTTPS, NODE_ENV: 'production' }, []],
    [{ ...HTTPS, ...MAIL, ...TEST_STRIPE }, []],
    [{ ...HTTPS, ...STRIPE }, ['STRIPE_SECRET_KEY']],
    [{ ...STRIPE, PAYMENT_GATEWAYS: 'sandbox' }, ['STRIPE_SECRET_KEY']],
    [{ ...HTTPS, ...ACCOUNT }, ['BANK_TRANSFER_IBAN']],
  ])('takes nobody’s money: %j', (env, names) => {
    expect(refusedFor({ ...DEMO, ...env })).toEqual(names)
  })

  it('has the sandbox and the example account, in production too', () => {
    const { payments } = readConfig({ ...DEMO, ...HTTPS, NODE_ENV: 'production' })
    expect([payments.card, payments.bankTransfer?.isExample]).toEqual(['sandbox', true])
  })
})

it.each<[Env, string]>([
  [{}, 'development'],
  [{ NODE_ENV: 'test' }, 'development'],
  [STRIPE, 'development'],
  [{ NODE_ENV: 'production' }, 'production'],
  [{ NODE_ENV: 'production', PAYMENT_GATEWAYS: 'sandbox' }, 'development'],
  [REAL, 'production'],
  [{ ...DEMO, NODE_ENV: 'production' }, 'demonstration'],
])('%j is for %s', (env, stage) => {
  expect(readConfig(env).stage).toBe(stage)
})

it('no complaint tells an address, which may hold a password', () => {
  const config = readConfig({ PUBLIC_URL: 'http://secret.example' })
  expect(() => assertFitForStrangers(config)).toThrow(/^(?![^]*secret)[^]*PUBLIC_URL/)
})
