import { createStore, type StoreApi } from 'zustand/vanilla'

/** How much of the account balance shall go into the next booking, in EUR cents: all that it can take, at most this. */
export type BalanceWish = StoreApi<{ readonly cents: number }>

export function createBalanceWish(): BalanceWish {
  return createStore<{ readonly cents: number }>()(() => ({ cents: 0 }))
}
