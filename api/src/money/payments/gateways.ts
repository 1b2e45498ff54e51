import type { Logger } from 'pino'
import type { Config } from '#platform/settings/config.ts'
import type { Orm } from '#platform/database/orm.ts'
import type { BankAccount } from '#platform/settings/bank-account.ts'
import type { PaymentGateway } from './gateway.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'

/** The ways to pay that are on. */
export interface Gateways {
  /** Takes the cards of new sessions; for what is only tried out, one that charges nobody, which is always there. */
  cardFor(trial: { isTest: boolean }): PaymentGateway | undefined
  bankTransfer: BankAccount | undefined
  /**
   * The gateway that a session was opened with. Stripe is there as long as it has its keys, also when another gateway
   * takes the cards by now; the sandbox only while it does, or old test pages would pay for real journeys.
   */
  byName(name: string): PaymentGateway | undefined
}

interface Needs {
  orm: Orm
  publicUrl: string
  sandboxSecret: string
  now: () => Date
  log: Logger
}

/** Opens the gateways that the configuration asks for. */
export async function openGateways(
  { mode, payments }: Pick<Config, 'mode' | 'payments'>,
  needs: Needs,
): Promise<Gateways> {
  const { now, log } = needs
  const test = sandboxGateway('test', needs)
  const known = [test]
  if (payments.card === 'sandbox') known.push(sandboxGateway('sandbox', needs))
  if (payments.stripe) {
    // Half a second and 30 MB for everything Stripe sells: only where it is used.
    const { stripeGateway } = await import('./stripe/stripe-gateway.ts')
    known.push(stripeGateway(payments.stripe, now))
  }
  const byName = (name: string) => known.find((gateway) => gateway.name === name)
  const card = payments.card && byName(payments.card)
  if (!card && !payments.bankTransfer) {
    log.warn(
      'nobody can pay: set the keys of Stripe, a bank account, or PAYMENT_GATEWAYS=sandbox to try it out',
    )
  } else if (mode === 'production' && card?.name === 'sandbox') {
    log.warn('the sandbox takes the payments: no money moves')
  }
  const cardFor = ({ isTest }: { isTest: boolean }) => (isTest ? test : card)
  return { cardFor, bankTransfer: payments.bankTransfer, byName }
}

declare module '#platform/context/context.ts' {
  interface Context {
    gateways: Gateways
  }
}
