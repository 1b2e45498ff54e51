import type { FiacreClient } from '@fiacre/sdk'
import { expect, it } from 'vitest'
import { firstCheckout } from './first-checkout.ts'

type Checkouts = Awaited<ReturnType<FiacreClient['listCheckouts']>>

it('answers the checkout that is under way', async () => {
  const checkout = { checkoutSessionId: '0198c2b0-1111-7abc-8def-0123456789ab' } as Checkouts[number]
  expect(await firstCheckout(Promise.resolve([checkout]))).toBe(checkout)
})

it('refuses as the service does where there is none, and tells a failure as it is', async () => {
  await expect(firstCheckout(Promise.resolve([]))).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const failure = new TypeError('offline')
  await expect(firstCheckout(Promise.reject(failure))).rejects.toBe(failure)
})
