import type { Profile } from '@fiacre/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'

type Wish = {
  readonly cents: number
  /** Whose: somebody else who signs in during the same visit has a balance of their own. */
  readonly email: string | null
}

/** How much of the account balance shall go into the next booking, in EUR cents: all that it can take, at most this. */
export type BalanceWish = StoreApi<Wish>

export function createBalanceWish(): BalanceWish {
  return createStore<Wish>()(() => ({ cents: 0, email: null }))
}

/** What this traveller wants to use, in EUR cents. */
export function wishedBy(user: Pick<Profile, 'email'> | null | undefined, { cents, email }: Wish): number {
  return user && user.email === email ? cents : 0
}
