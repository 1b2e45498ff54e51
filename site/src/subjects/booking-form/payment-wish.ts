import type { Profile } from '@fiacre/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { USUAL_PAYMENT, type NewPayment, type PaymentChoice } from '../payment/way-to-pay.ts'

type Wish = PaymentChoice & {
  /** Whose: somebody else who signs in during the same visit pays in a way of their own. */
  readonly email: string | null
  /** What the choice was made of; unknown until it was offered. */
  readonly offered: Omit<NewPayment, 'totalCents'> | null
}

/** How the next booking shall be paid. */
export type PaymentWish = StoreApi<Wish>

export function createPaymentWish(): PaymentWish {
  return createStore<Wish>()(() => ({ ...USUAL_PAYMENT, email: null, offered: null }))
}

/** What this traveller wants. */
export function wishedBy(
  user: Pick<Profile, 'email'> | null | undefined,
  { way, usesBalance, costReference, email }: Wish,
): PaymentChoice {
  return user && user.email === email
    ? { way, usesBalance, ...(costReference && { costReference }) }
    : USUAL_PAYMENT
}
