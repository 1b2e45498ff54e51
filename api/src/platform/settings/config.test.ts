import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { EXAMPLE_ACCOUNT } from './bank-account.ts'
import { SettingError } from './setting-error.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      mode: 'development',
      stage: 'development',
      adminSecondFactor: 'optional',
      isDispatching: true,
      isDemo: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      databaseUrl: undefined,
      publicUrl: undefined,
      sessionSecret: undefined,
      admin: undefined,
      smtpUrl: undefined,
      exchangeRatesUrl: undefined,
      googlePlacesKey: undefined,
      payments: { card: 'sandbox', stripe: undefined, bankTransfer: EXAMPLE_ACCOUNT },
      house: {
        company: null,
        contact: {
          phone: null,
          phoneAtAnyHour: null,
          hours: { fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' },
        },
        socialLinks: [],
        paymentMarks: ['visa', 'mastercard', 'american-express', 'apple-pay', 'google-pay'],
      },
      trustedProxies: 0,
      rateLimitPerMinute: 6000,
      logLevel: 'warn',
    })
  })

  it('takes an empty variable for one that is not set', () => {
    const empty = {
      PORT: '',
      DATA_DIR: '',
      PUBLIC_URL: '',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      NODE_ENV: '',
    }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it('drops the slash at the end of the public address', () => {
    const demo = { FIACRE_DEMO: '1', PUBLIC_URL: 'https://Fiacre.example:443/' }
    expect(readConfig(demo).publicUrl).toBe('https://fiacre.example')
  })

  it('names every bad variable in one error', () => {
    const bad = { PORT: 'http', PUBLIC_URL: 'fiacre', RATE_LIMIT_PER_MINUTE: '0', TRUSTED_PROXIES: '-1' }
    expect(() => readConfig(bad)).toThrow(/PORT[^]*PUBLIC_URL[^]*TRUSTED_PROXIES[^]*RATE_LIMIT_PER_MINUTE/)
  })

  it.each([
    { PORT: '65536' },
    { PORT: '-1' },
    { PORT: '1.5' },
    { SESSION_SECRET: 'short' },
    { NODE_ENV: 'staging' },
    { FIACRE_DEMO: 'yes' },
    { PUBLIC_URL: 'ftp://fiacre.example' },
    { PUBLIC_URL: 'https://user:secret@fiacre.example' },
    { PUBLIC_URL: 'https://fiacre.example/path' },
    { PUBLIC_URL: 'https://fiacre.example/?a=b' },
    { EXCHANGE_RATES_URL: 'rates.example' },
    { EXCHANGE_RATES_URL: 'file:///etc/rates.xml' },
    { GOOGLE_PLACES_KEY: 'two words' },
    { GOOGLE_PLACES_KEY: 'x'.repeat(201) },
  ])('refuses %j', (env) => {
    expect(() => readConfig(env)).toThrow('These environment variables cannot be used')
  })

  it('repeats what was given, but no secret and no address that may hold one', () => {
    const bad = {
      PORT: 'eighty',
      PAYMENT_GATEWAYS: `foo${'o'.repeat(500)}`,
      SESSION_SECRET: 'short-secret',
      GEOCODER_URL: 'user:secret@geo.example',
      PUBLIC_URL: '//user:secret@fiacre.example',
      STRIPE_SECRET_KEY: 'pk_secret',
    }
    const complaint = () => readConfig(bad)
    expect(complaint).toThrow(SettingError)
    expect(complaint).toThrow(/PORT: .* \(given: "eighty"\)\n/)
    expect(complaint).toThrow(/PAYMENT_GATEWAYS: .* \(given: "fo{99}"\)\n?/)
    expect(complaint).not.toThrow(/secret@|pk_secret|short-secret/)
  })

  it('wants both halves of the first administrator', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'a@example.com' })).toThrow('set both, or neither')
    expect(() => readConfig({ ADMIN_PASSWORD: 'long enough' })).toThrow('set both, or neither')
    const admin = { email: 'a@example.com', password: 'long enough' }
    expect(readConfig({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }).admin).toEqual(admin)
  })

  it.each([
    ['development', 'warn'],
    ['test', 'silent'],
    ['production', 'info'],
  ])('logs in %s from %s up, unless told otherwise', (mode, level) => {
    expect(readConfig({ NODE_ENV: mode }).logLevel).toBe(level)
    expect(readConfig({ NODE_ENV: mode, LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
  })
})
