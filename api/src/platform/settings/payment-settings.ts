import { z } from 'zod'
import { emptyAsAbsent } from './empty-as-absent.ts'
import { SettingError } from './setting-error.ts'
import { compactCode, EXAMPLE_ACCOUNT, isBic, isIban, type BankAccount } from './bank-account.ts'

/** What a traveller can pay through, as PAYMENT_GATEWAYS names it. */
const NAMES = ['stripe', 'sandbox', 'bank-transfer']

const text = emptyAsAbsent(z.string().trim().min(1).max(140).optional())

/** The environment variables of payment. */
export const paymentVariables = {
  PAYMENT_GATEWAYS: emptyAsAbsent(
    z
      .string()
      .transform((list) => list.split(',').map((name) => name.trim()))
      .refine((names) => names.every((name) => NAMES.includes(name)), {
        error: `write one or more of ${NAMES.join(', ')}, separated by commas`,
      })
      .refine((names) => new Set(names).size === names.length, { error: 'name each way to pay once' })
      .optional(),
  ),
  STRIPE_SECRET_KEY: emptyAsAbsent(
    z
      .string()
      .regex(/^[sr]k_\w+$/, { error: 'a secret key of Stripe begins with sk_ or rk_' })
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: emptyAsAbsent(
    z
      .string()
      .regex(/^whsec_\S+$/, { error: 'the signing secret of a Stripe webhook begins with whsec_' })
      .optional(),
  ),
  STRIPE_API_URL: emptyAsAbsent(z.url({ protocol: /^https?$/ }).optional()),
  BANK_TRANSFER_HOLDER: text,
  BANK_TRANSFER_IBAN: emptyAsAbsent(
    z
      .string()
      .transform(compactCode)
      .refine(isIban, { error: 'this is no IBAN: its form or its check digits are wrong' })
      .optional(),
  ),
  BANK_TRANSFER_BIC: emptyAsAbsent(
    z
      .string()
      .transform(compactCode)
      .refine(isBic, { error: 'a BIC has 8 or 11 letters and digits, such as COBADEFFXXX' })
      .optional(),
  ),
  BANK_TRANSFER_BANK: text,
}

const variables = z.object(paymentVariables)
type PaymentVariables = z.infer<typeof variables>

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is, when it is not Stripe's own: a local server that stands in for it. */
  apiUrl: string | undefined
}

/** The ways to pay that are on. */
export interface PaymentSettings {
  card: 'stripe' | 'sandbox' | undefined
  /** Also while another gateway takes the cards: what Stripe was asked before is still settled. */
  stripe: StripeKeys | undefined
  bankTransfer: BankAccount | undefined
}

/**
 * Which ways to pay are on: those that PAYMENT_GATEWAYS names, or those that have what they need. Outside production
 * there is always one of each kind, to try things out.
 * @throws SettingError that says which variables do not go together
 */
export function readPaymentSettings(e: PaymentVariables, isProduction: boolean): PaymentSettings {
  const stripe = stripeKeys(e)
  const account = bankAccount(e) ?? (isProduction ? undefined : EXAMPLE_ACCOUNT)
  const names = e.PAYMENT_GATEWAYS
  if (!names) {
    const card = stripe ? 'stripe' : isProduction ? undefined : 'sandbox'
    return { card, stripe, bankTransfer: account }
  }
  const isOn = (name: string) => names.includes(name)
  if (isOn('stripe') && isOn('sandbox')) {
    throw new SettingError(
      'PAYMENT_GATEWAYS names two gateways that take cards, stripe and sandbox: leave one of them.',
    )
  }
  if (isOn('stripe') && !stripe) {
    throw new SettingError(
      'PAYMENT_GATEWAYS names stripe: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET too.',
    )
  }
  if (isOn('bank-transfer') && !account) {
    throw new SettingError(
      'PAYMENT_GATEWAYS names bank-transfer: set BANK_TRANSFER_IBAN and the rest of the account too.',
    )
  }
  const card = isOn('stripe') ? 'stripe' : isOn('sandbox') ? 'sandbox' : undefined
  return { card, stripe, bankTransfer: isOn('bank-transfer') ? account : undefined }
}

function stripeKeys(e: PaymentVariables): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = e
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl }
  if (secretKey || webhookSecret) {
    throw new SettingError(
      'STRIPE_SECRET_KEY opens payments and STRIPE_WEBHOOK_SECRET hears of them: set both, or neither.',
    )
  }
  return undefined
}

function bankAccount(e: PaymentVariables): BankAccount | undefined {
  const {
    BANK_TRANSFER_HOLDER: holder,
    BANK_TRANSFER_IBAN: iban,
    BANK_TRANSFER_BIC: bic,
    BANK_TRANSFER_BANK: bankName,
  } = e
  if (holder && iban && bic && bankName) {
    // Copied out of some documentation, it stays nobody's.
    return { holder, iban, bic, bankName, isExample: iban === EXAMPLE_ACCOUNT.iban }
  }
  if (holder || iban || bic || bankName) {
    throw new SettingError(
      'BANK_TRANSFER_HOLDER, BANK_TRANSFER_IBAN, BANK_TRANSFER_BIC and BANK_TRANSFER_BANK tell of one account: set all four, or none.',
    )
  }
  return undefined
}
