import { isLoopbackHost } from './loopback.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { SettingError } from './setting-error.ts'

/** What a service is for, which its database remembers: trying things out, showing it to others, or real rides. */
export type Stage = 'development' | 'demonstration' | 'production'

/** What decides who can reach the service, and what they would find. */
export interface Exposure {
  mode: 'development' | 'test' | 'production'
  host: string
  publicUrl: string | undefined
  isDemo: boolean
  payments: PaymentSettings
  smtpUrl: string | undefined
}

/**
 * Whether others than this machine's own people can reach the service. Only what is certainly at home is at home: TLS is
 * for strangers, and what listens on another address is there for whoever names any host.
 */
export function isExposed({ host, publicUrl }: Pick<Exposure, 'host' | 'publicUrl'>): boolean {
  if (!isLoopbackHost(host === '::1' ? '[::1]' : host.toLowerCase())) return true
  if (!publicUrl) return false
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || !isLoopbackHost(hostname)
}

/** A sandbox never takes money for real rides, not even where NODE_ENV says production to rehearse them. */
export function stageOf({ mode, isDemo, payments }: Exposure): Stage {
  if (isDemo) return 'demonstration'
  return mode === 'production' && payments.card !== 'sandbox' ? 'production' : 'development'
}

/**
 * What strangers can reach starts only with settings that are meant for them, each named here with what to do. A
 * demonstration may keep the sandbox and the example account, says so on every page, and takes nobody's real money.
 * @throws SettingError that names every setting in the way
 */
export function assertFitForStrangers(exposure: Exposure): void {
  const isPublic = isExposed(exposure)
  const wrong = [
    ...(isPublic ? addressOf(exposure) : []),
    ...(exposure.isDemo ? realMoneyOf(exposure) : isPublic ? defaultsOf(exposure) : []),
  ]
  if (wrong.length === 0) return
  const heading = exposure.isDemo
    ? 'FIACRE_DEMO=1 shows Fiacre to others and says on every page that no money moves, which these settings do not keep:'
    : 'PUBLIC_URL or HOST lets others reach this service, so it does not start on what is there for trying things out. Put these right, or set FIACRE_DEMO=1 for a demonstration that says so on every page:'
  throw new SettingError(`${heading}\n${wrong.map((line) => `  ${line}`).join('\n')}`)
}

function addressOf({ publicUrl }: Exposure): string[] {
  if (publicUrl) return []
  return [
    'PUBLIC_URL: say the address under which others reach it, as no other is answered; or set HOST=127.0.0.1 to keep it on this machine.',
  ]
}

function defaultsOf({ mode, payments, smtpUrl }: Exposure): string[] {
  const { card, stripe, bankTransfer } = payments
  const lines = {
    'NODE_ENV: set production. Anything else shows every mail at /dev/mailbox and makes the partner key pk_demo and the promo code WELCOME10.':
      mode !== 'production',
    'PAYMENT_GATEWAYS: the sandbox would take the cards, and rides be booked without money. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or have bank transfers alone.':
      card === 'sandbox',
    "STRIPE_SECRET_KEY: this is a test key, with which anybody pays by Stripe's test cards. Set the live one.":
      /^[sr]k_test_/.test(stripe?.secretKey ?? ''),
    "STRIPE_API_URL: a server that stands in for Stripe would hear the live key and say what is paid. Leave it out: Stripe's own is asked then.":
      stripe?.apiUrl !== undefined,
    'BANK_TRANSFER_IBAN: travellers would be told an example account. Set the four BANK_TRANSFER_ variables, or leave bank-transfer out of PAYMENT_GATEWAYS.':
      bankTransfer?.isExample === true,
    'SMTP_URL: set the mail server. Without it no confirmation, password link or voucher reaches anybody.':
      !smtpUrl,
  }
  return trueOf(lines)
}

function realMoneyOf({ payments: { stripe, bankTransfer } }: Exposure): string[] {
  return trueOf({
    'STRIPE_SECRET_KEY: only a test key of Stripe charges nobody. Set one that begins with sk_test_ or rk_test_, or none.':
      stripe !== undefined && !/^[sr]k_test_/.test(stripe.secretKey),
    'BANK_TRANSFER_IBAN: money could arrive there. Leave the four BANK_TRANSFER_ variables out; a demonstration shows the example account.':
      bankTransfer?.isExample === false,
  })
}

const trueOf = (lines: Record<string, boolean>) => Object.keys(lines).filter((line) => lines[line])
