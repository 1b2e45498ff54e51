import { expect, it } from 'vitest'
import { quotedFlow } from './testing/fake-flow.ts'

const WELCOME = { promoCode: 'WELCOME10', attribution: { utm_source: 'newsletter' } }

it('sends what the traveller came with along with prices and bookings', async () => {
  const { flow, client } = await quotedFlow({ terms: () => WELCOME })
  expect(client.calculatePrices.mock.calls[0]![0].body).toMatchObject(WELCOME)
  await flow.book()
  expect(client.createBooking.mock.calls[0]![0].body).toMatchObject(WELCOME)
})

it('asks anew each time, since a page may change them', async () => {
  let terms = {}
  const { flow, client } = await quotedFlow({ terms: () => terms })
  expect(client.calculatePrices.mock.calls[0]![0].body).not.toHaveProperty('promoCode')
  terms = WELCOME
  await flow.calculatePrice()
  expect(client.calculatePrices.mock.calls[1]![0].body).toMatchObject(WELCOME)
})
