import { beforeAll, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookBy, bookingOf, expectSound, newestSession, paidBooking } from '../support/money.ts'
import { callbackBody, mailsOfKind, sendCallback } from '../support/payment-callbacks.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const cancel = (client: TestClient, id: number, key?: string) =>
  client.call('POST', `/api/bookings/${id}/cancellation`, {}, key ? { 'Idempotency-Key': key } : {})

describe('fifty cancellations at once', () => {
  it.each([
    ['without keys', () => undefined],
    ['with one key', () => 'one'],
    ['with a key each', (index: number) => `key-${index}`],
  ])('are one refund, one mail and fifty equal answers: %s', async (_name, keyOf) => {
    const { client, email } = await newTraveller(service.url)
    const booking = await paidBooking(service, client)
    const tries = Array.from({ length: 50 }, (_, index) => cancel(client, booking.id, keyOf(index)))
    const answers = await Promise.all(tries)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await balanceOf(client)).toBe(booking.totalPriceCents)
    expect(await mailsOfKind(service, email, 'booking-cancelled')).toBe(1)
    await expectSound(service)
  })
})

describe('a payment and a cancellation at the same moment', () => {
  it('end with the booking cancelled and all the money on the balance, time after time', async () => {
    const { client, email } = await newTraveller(service.url)
    let expected = 0
    const round = async (index: number) => {
      const { body } = await bookBy(client, trip(service.clock.now))
      const { id, totalPriceCents } = body.booking
      const paid = callbackBody(await newestSession(service, id), 'paid')
      const both = [() => cancel(client, id), () => sendCallback(service, paid)]
      const answers = await Promise.all((index % 2 ? both : both.toReversed()).map((act) => act()))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await bookingOf(client, id)).status).toBe('cancelled')
      expected += totalPriceCents
    }
    const batches = atLength(8, 1)
    for (let batch = 0; batch < batches; batch += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => round(index)))
    }
    expect(await balanceOf(client)).toBe(expected)
    expect(await mailsOfKind(service, email, 'booking-cancelled')).toBe(10 * batches)
    await expectSound(service)
  })
})
