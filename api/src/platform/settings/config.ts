import { z } from 'zod'
import { companyVariables, readCompanySettings, type CompanySettings } from './company-settings.ts'
import { emptyAsAbsent } from './empty-as-absent.ts'
import { stageOf, type Stage } from './exposure.ts'
import { fileVariables, readFileSettings, type FileSettings } from './file-settings.ts'
import { paymentVariables, readPaymentSettings, type PaymentSettings } from './payment-settings.ts'
import { readSmsSettings, smsVariables, type SmsSettings } from './sms-settings.ts'
import { flightVariables, readFlightSettings, type FlightSettings } from './flight-settings.ts'
import { SettingError } from './setting-error.ts'

const environment = z.object({
  NODE_ENV: emptyAsAbsent(z.enum(['development', 'test', 'production']).default('development')),
  HOST: emptyAsAbsent(z.string().default('127.0.0.1')),
  PORT: emptyAsAbsent(z.coerce.number().int().min(0).max(65535).default(3000)),
  DATA_DIR: emptyAsAbsent(z.string().default('.data')),
  DATABASE_URL: emptyAsAbsent(z.string().optional()),
  PUBLIC_URL: emptyAsAbsent(
    z
      .url({ protocol: /^https?$/ })
      .refine((address) => URL.canParse(address) && isBare(new URL(address)), {
        error: 'write an address alone, such as https://fiacre.example: without a user, a path or a query',
      })
      .optional(),
  ),
  FIACRE_DEMO: emptyAsAbsent(z.enum(['0', '1']).default('0')),
  DISPATCH: emptyAsAbsent(z.enum(['0', '1']).default('1')),
  SESSION_SECRET: emptyAsAbsent(z.string().min(16).optional()),
  ADMIN_EMAIL: emptyAsAbsent(z.email().optional()),
  ADMIN_PASSWORD: emptyAsAbsent(z.string().min(8).optional()),
  ADMIN_SECOND_FACTOR: emptyAsAbsent(z.enum(['optional', 'required']).default('optional')),
  SECOND_FACTOR_SECRET: emptyAsAbsent(z.string().min(16).optional()),
  SMTP_URL: emptyAsAbsent(z.string().optional()),
  CONTACT_MAIL: emptyAsAbsent(z.email().optional()),
  OPERATOR_MAIL: emptyAsAbsent(z.email().optional()),
  EXCHANGE_RATES_URL: emptyAsAbsent(z.url({ protocol: /^https?$/ }).optional()),
  GOOGLE_PLACES_KEY: emptyAsAbsent(
    z
      .string()
      .max(200)
      .regex(/^[\w-]+$/)
      .optional(),
  ),
  ROUTING_URL: emptyAsAbsent(
    z
      .string()
      .regex(/^((osrm|valhalla)\+)?https?:\/\/[^\s/]/, {
        error: 'write http://…, osrm+http://… or valhalla+http://…',
      })
      .optional(),
  ),
  GOOGLE_ROUTES_KEY: emptyAsAbsent(z.string().optional()),
  GEOCODER_URL: emptyAsAbsent(z.url({ protocol: /^https?$/ }).optional()),
  ...paymentVariables,
  ...companyVariables,
  ...fileVariables,
  ...smsVariables,
  ...flightVariables,
  VIES_URL: emptyAsAbsent(z.url({ protocol: /^https?$/ }).optional()),
  SANCTIONS_LIST: emptyAsAbsent(z.string().max(2000).optional()),
  TRUSTED_PROXIES: emptyAsAbsent(z.coerce.number().int().min(0).max(10).default(0)),
  RATE_LIMIT_PER_MINUTE: emptyAsAbsent(z.coerce.number().int().min(1).max(1_000_000_000).default(6000)),
  LOG_LEVEL: emptyAsAbsent(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional()),
})

/** Pages, cookies and links stand at the root of their host. */
const isBare = ({ origin, href }: URL): boolean => href.replace(/\/+$/, '') === origin

/** Everything the service is told from outside; read once, in main. */
export interface Config {
  mode: 'development' | 'test' | 'production'
  /** What it is for, by all of the settings. */
  stage: Stage
  /** Shown to others without real rides, money and mails of strangers to read; every page says so. */
  isDemo: boolean
  /** Whether rides look for their carriers by themselves. */
  isDispatching: boolean
  host: string
  port: number
  /** Holds all state of the embedded defaults: database, password, log. */
  dataDir: string
  /** Use this PostgreSQL server instead of the embedded one. */
  databaseUrl: string | undefined
  /** The address travellers see, without a trailing slash; the listening address when not set. */
  publicUrl: string | undefined
  sessionSecret: string | undefined
  admin: { email: string; password: string } | undefined
  /** Whether the back office opens with a second factor alone. */
  adminSecondFactor: 'optional' | 'required'
  /** What seals the secrets of second factors; made and kept in the database when not set. */
  secondFactorSecret: string | undefined
  smtpUrl: string | undefined
  /** Where our own people read what is written to us. */
  contactMail: string | undefined
  /** Where whoever runs the service reads what is wrong with it; where messages are read, when not set. */
  operatorMail: string | undefined
  /**
   * Where the day's exchange rates are read: an address that answers as the European Central Bank's
   * `eurofxref-daily.xml` or as Frankfurter's `/latest?base=EUR` does. Which of the two is told by the answer itself,
   * XML or JSON. Without it the fixed table stands.
   */
  exchangeRatesUrl: string | undefined
  /** The browser key of Google Places, given to pages; it is public, so restrict it to the site's address. */
  googlePlacesKey: string | undefined
  /** The routing service to measure ways with; our own estimate when not set. */
  routing: { engine: 'osrm' | 'valhalla'; url: string } | { engine: 'google'; key: string } | undefined
  /** A Photon server that knows addresses, without a trailing slash; our own places alone when not set. */
  geocoderUrl: string | undefined
  /** The ways to pay that are on. */
  payments: PaymentSettings
  /** Where uploaded files are kept; a folder under `dataDir` when not set. */
  s3: FileSettings | undefined
  /** How text messages are sent; none are when not set. */
  sms: SmsSettings | undefined
  /** Where the status of flights is asked; nothing is known of them when not set. */
  flights: FlightSettings | undefined
  /** The register of VAT numbers, by REST, without a trailing slash; nothing is known of them when not set. */
  viesUrl: string | undefined
  /** The sanctions list in the European Union's consolidated XML: a file, or an address. A small invented one when not set. */
  sanctionsList: string | undefined
  /** Who runs the service and how to reach them, as pages show it. */
  house: CompanySettings
  /** How many proxies in front of us may name the client's address. */
  trustedProxies: number
  /** Requests a minute that one network may make to the API, over all processes on the database. */
  rateLimitPerMinute: number
  logLevel: string
}

/** What a complaint may repeat. Not on the list: what is a secret, and addresses, which may hold a password or a key. */
const SHOWN = new Set([
  'NODE_ENV',
  'FIACRE_DEMO',
  'ADMIN_SECOND_FACTOR',
  'PORT',
  'PAYMENT_GATEWAYS',
  'TRUSTED_PROXIES',
  'RATE_LIMIT_PER_MINUTE',
  'LOG_LEVEL',
  'CONTACT_HOURS',
  'CONTACT_PHONE',
  'CONTACT_PHONE_AT_ANY_HOUR',
  'PAYMENT_MARKS',
])

/** Longer values tell nothing more. */
const SHOWN_LENGTH = 100

/**
 * Reads the environment.
 * @throws SettingError one that names every bad variable, with its value where that is no secret
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environment.safeParse(env)
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => {
      const name = path.join('.')
      return `  ${name}: ${message}${shownValue(name, env[name])}`
    })
    throw new SettingError(`These environment variables cannot be used:\n${lines.join('\n')}`)
  }
  const e = read.data
  if (Boolean(e.ADMIN_EMAIL) !== Boolean(e.ADMIN_PASSWORD)) {
    throw new SettingError(
      'ADMIN_EMAIL and ADMIN_PASSWORD create the first administrator together: set both, or neither.',
    )
  }
  if (e.ROUTING_URL && e.GOOGLE_ROUTES_KEY) {
    throw new SettingError('ROUTING_URL and GOOGLE_ROUTES_KEY name two routing services: set one of them.')
  }
  const isDemo = e.FIACRE_DEMO === '1'
  const exposure = {
    mode: e.NODE_ENV,
    isDemo,
    isDispatching: e.DISPATCH === '1',
    host: e.HOST,
    publicUrl: e.PUBLIC_URL && new URL(e.PUBLIC_URL).origin,
    smtpUrl: e.SMTP_URL,
    payments: readPaymentSettings(e, e.NODE_ENV === 'production' && !isDemo),
  }
  return {
    ...exposure,
    stage: stageOf(exposure),
    port: e.PORT,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    sessionSecret: e.SESSION_SECRET,
    admin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD } : undefined,
    adminSecondFactor: e.ADMIN_SECOND_FACTOR,
    secondFactorSecret: e.SECOND_FACTOR_SECRET,
    contactMail: e.CONTACT_MAIL,
    operatorMail: e.OPERATOR_MAIL,
    exchangeRatesUrl: e.EXCHANGE_RATES_URL,
    googlePlacesKey: e.GOOGLE_PLACES_KEY,
    routing: readRouting(e.ROUTING_URL, e.GOOGLE_ROUTES_KEY),
    geocoderUrl: e.GEOCODER_URL?.replace(/\/+$/, ''),
    s3: readFileSettings(e),
    sms: readSmsSettings(e),
    flights: readFlightSettings(e),
    viesUrl: e.VIES_URL?.replace(/\/+$/, ''),
    sanctionsList: e.SANCTIONS_LIST,
    house: readCompanySettings(e),
    trustedProxies: e.TRUSTED_PROXIES,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    logLevel: e.LOG_LEVEL ?? { development: 'warn', test: 'silent', production: 'info' }[e.NODE_ENV],
  }
}

function shownValue(name: string, value: string | undefined): string {
  return value === undefined || !SHOWN.has(name)
    ? ''
    : ` (given: ${JSON.stringify(value.slice(0, SHOWN_LENGTH))})`
}

/** `valhalla+https://host` is Valhalla; any other address is OSRM. */
function readRouting(address: string | undefined, googleKey: string | undefined): Config['routing'] {
  if (googleKey) return { engine: 'google', key: googleKey }
  if (!address) return undefined
  const engine = address.startsWith('valhalla+') ? 'valhalla' : 'osrm'
  return { engine, url: address.replace(/^(osrm|valhalla)\+/, '').replace(/\/+$/, '') }
}
