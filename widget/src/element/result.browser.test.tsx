import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FlowNotice } from '../booking/flow/ports.ts'
import { fakeFlow } from '../booking/flow/testing/fake-flow.ts'
import type { FiacreBookedDetail } from './element-events.ts'
import type { ElementResult } from './element-result.ts'
import { announcer } from './element-events.ts'
import { createElementCore } from './element-core.ts'
import { createRedeemer } from './redeem-result.ts'
import { restoreJourney } from './restore-journey.ts'
import { awaitResult, passResult } from './result-channel.ts'
import { readSettings } from './settings.ts'
import {
  answers,
  askedAt,
  clearPage,
  hear,
  inTwoDays,
  placeElement,
  serveWell,
  standIn,
} from './testing/element-page.ts'

const BOOKED: FiacreBookedDetail = {
  checkoutSessionId: '0198c2b0-1111-7abc-8def-0123456789ab',
  bookingNumber: 'FC-7K2M9Q',
  status: 'confirmed',
  paymentStatus: 'completed',
  totalPrice: 99.86,
  totalPriceCents: 9986,
  discount: 11.1,
  discountCents: 1110,
  currency: 'EUR',
  promoCode: 'WELCOME10',
  test: true,
}

const { checkoutSessionId } = BOOKED
const TOLD = { event: 'fiacre:booked', detail: BOOKED } as const

/** As the service answers who comes back without a booking. */
const CANCELLED = {
  outcome: 'cancelled',
  checkoutSessionId,
  journey: {
    vehicleTypeId: 1,
    pickupLocation: 'Geneva Airport (GVA), Switzerland',
    destination: 'Chamonix, France',
    passengers: 2,
    isRoundTrip: true,
    pickupDate: inTwoDays(),
    pickupTime: '10:30',
    returnDate: inTwoDays(),
    returnTime: '18:30',
  },
  extras: { meetAndGreet: true, childSeats: { infant: 0, child: 1, booster: 0 } },
  accessLevel: 'flexible',
  test: true,
}

/** As the service answers, with what is no event's business. */
const RESULT = { outcome: 'booked', ...BOOKED, attribution: { gclid: 'abc' }, passenger: 'Zofia' }
const REDEEM = '/api/checkout-sessions/redeem'

beforeAll(standIn)
beforeEach(() => {
  serveWell()
  answers.set(REDEEM, () => Response.json(RESULT))
})
afterEach(clearPage)

/** An element for a redeemer, with all that it tells and shows. */
function redeeming(
  partner: string,
  redeemCheckoutResult: (input: { idempotencyKey?: string }) => Promise<unknown>,
) {
  const page = { script: {}, address: new URLSearchParams(), languages: ['en'] }
  const settings = readSettings({ getAttribute: (name) => (name === 'partner' ? partner : null) }, page)
  const target = new EventTarget()
  const booked = vi.fn<(event: Event) => void>()
  target.addEventListener('fiacre:booked', booked)
  const cancelled = vi.fn<(event: Event) => void>()
  target.addEventListener('fiacre:cancelled', cancelled)
  const shown: FlowNotice[] = []
  const failed = vi.fn<(thrown: unknown) => void>()
  const parts = {
    ...createElementCore(settings, announcer(target)),
    failed,
    client: async () => ({ redeemCheckoutResult }) as never,
    flow: fakeFlow().flow,
    origin: 'https://fiacre.example',
    show: async (notice: FlowNotice) => void shown.push(notice),
  }
  return { parts, booked, cancelled, failed, shown }
}

const invalid = () =>
  Object.assign(new Error('no'), { name: 'FiacreError', status: 422, code: 'RESULT_TOKEN_INVALID' })

describe('a traveller who comes back with a result', () => {
  it('is told so above the form, and the page by an event without anything personal', async () => {
    history.replaceState({ kept: 1 }, '', `${location.pathname}?a=1&fiacre_result=cr_1#there`)
    const booked = hear('fiacre:booked')
    placeElement()
    // Two elements of a page: one redeems.
    placeElement()
    expect(location.search).toBe('?a=1')
    expect(location.hash).toBe('#there')
    expect(history.state).toEqual({ kept: 1 })
    await expect.element(page.getByText('Booked: FC-7K2M9Q, €99.86')).toBeVisible()
    expect(booked.heard.map(({ detail }) => detail)).toEqual([BOOKED])
    expect(askedAt(REDEEM).map(({ body }) => body)).toEqual([{ resultToken: 'cr_1' }])
    booked.stop()
  })
})

describe('a traveller who comes back without having paid', () => {
  it('finds the journey filled in again, and the page hears of it', async () => {
    const { parts, booked, cancelled, shown } = redeeming('pk_a', async () => CANCELLED)
    await createRedeemer('cr_5')(parts)
    expect(cancelled.mock.calls).toMatchObject([
      [{ detail: { checkoutSessionId, bookingNumber: null, test: true } }],
    ])
    expect(booked).not.toHaveBeenCalled()
    expect(shown).toMatchObject([{ title: { id: 'notBooked' } }])
    expect(parts.flow.getState().form.pickupLocation).toBe('Geneva Airport (GVA), Switzerland')
  })

  it('is led to the booking that waits for its payment', async () => {
    const unpaid = { ...RESULT, outcome: 'unpaid', paymentStatus: 'pending' }
    const { parts, booked, cancelled, shown } = redeeming('pk_a', async () => unpaid)
    await createRedeemer('cr_6')(parts)
    expect(cancelled.mock.calls).toMatchObject([[{ detail: { bookingNumber: 'FC-7K2M9Q' } }]])
    expect(booked).not.toHaveBeenCalled()
    expect(shown).toMatchObject([{ link: { href: 'https://fiacre.example/dashboard?tab=history' } }])
    expect(parts.flow.getState().form.pickupLocation).toBe('')
  })
})

it('a journey comes back with its extras and its fare', () => {
  const flow = fakeFlow().flow
  restoreJourney(flow, CANCELLED as never)
  expect(flow.getState().form).toMatchObject({
    vehicleTypeId: 1,
    passengers: 2,
    isRoundTrip: true,
    childSeats: 1,
    meetAndGreet: true,
    accessLevel: 'flexible',
  })
})

describe('redeeming', () => {
  it('goes on with the next partner where a result is not the first one’s', async () => {
    const first = redeeming('pk_a', () => Promise.reject(invalid()))
    const same = redeeming('pk_a', () => Promise.reject(new Error('asked twice')))
    const second = redeeming('pk_b', async () => RESULT)
    const redeem = createRedeemer('cr_2')
    await Promise.all([first, same, second].map(({ parts }) => redeem(parts)))
    expect(second.booked).toHaveBeenCalledOnce()
    for (const { booked, failed } of [first, same]) {
      expect(booked).not.toHaveBeenCalled()
      expect(failed).not.toHaveBeenCalled()
    }
  })

  it('tells a result that is nobody’s, and shows nothing', async () => {
    const { parts, failed, shown } = redeeming('pk_a', () => Promise.reject(invalid()))
    await createRedeemer('cr_3')(parts)
    expect(failed).toHaveBeenCalledOnce()
    expect(shown).toEqual([])
  })

  it('can be tried again under the same key where the connection broke', async () => {
    const call = vi
      .fn<(input: { idempotencyKey?: string }) => Promise<unknown>>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockResolvedValueOnce(RESULT)
    const { parts, booked, shown } = redeeming('pk_a', call)
    await createRedeemer('cr_4')(parts)
    expect(booked).not.toHaveBeenCalled()
    shown[0]?.action?.run()
    await expect.poll(() => booked.mock.calls.length).toBe(1)
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0])
    expect(call.mock.calls[0]?.[0].idempotencyKey).toMatch(/\S/)
  })
})

describe('a checkout in a window of its own', () => {
  it('tells the page that opened it, which answers', async () => {
    const told = vi.fn<(result: ElementResult) => void>()
    const heard = vi.fn<() => void>()
    awaitResult('pk_demo', BOOKED.checkoutSessionId, told)
    passResult('pk_demo', TOLD, heard)
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    expect(told).toHaveBeenCalledExactlyOnceWith(TOLD)
  })

  it('tells no other page: not another checkout’s, nor another partner’s, nor one that is gone', async () => {
    const told = vi.fn<(result: ElementResult) => void>()
    awaitResult('pk_demo', 'another', told)
    awaitResult('pk_other', BOOKED.checkoutSessionId, told)
    awaitResult('pk_demo', BOOKED.checkoutSessionId, told)()
    const witness = vi.fn<(event: Event) => void>()
    const channel = new BroadcastChannel('fiacre:pk_demo')
    channel.addEventListener('message', witness)
    passResult('pk_demo', TOLD, () => undefined)
    await expect.poll(() => witness.mock.calls.length).toBe(1)
    channel.close()
    expect(told).not.toHaveBeenCalled()
  })
})
