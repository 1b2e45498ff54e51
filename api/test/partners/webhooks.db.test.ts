import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCommand } from '#office/cli/command-line.ts'
import { openPartnerDesk, type PartnerDesk } from '#office/cli/partner-desk.ts'
import { contract } from '#platform/contract/document.ts'
import { followReference } from '#platform/contract/follow-reference.ts'
import { claimDeliveries } from '#platform/webhooks/claim-deliveries.ts'
import { listDeliveries, ping } from '#platform/webhooks/deliveries.service.ts'
import { addEndpoint, endpointsOf } from '#platform/webhooks/endpoints.service.ts'
import { raiseEvents } from '#platform/webhooks/raise-events.ts'
import { BOOKING_EVENT_TYPES } from '#bookings/booking/booking-news.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { HOUR } from '../support/money.ts'
import { newPartner } from '../support/partners.ts'
import { testService, type TestService } from '../support/service.ts'
import { mailsTo, newTraveller, until } from '../support/traveller.ts'
import { webhookReceiver, type ReceivedWebhook } from '../support/webhook-receiver.ts'

let service: TestService
let admin: TestClient
let desk: PartnerDesk
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let partner: Awaited<ReturnType<typeof newPartner>>

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
  admin = await administrator(service)
  desk = await openPartnerDesk(service.context.orm, service.context.config)
})
afterAll(() => service.close())
beforeEach(async () => {
  receiver = await webhookReceiver()
  partner = await newPartner(service)
  return () => receiver.close()
})

const type = (...args: string[]) => readCommand(args)(desk, service.clock.now)
const later = (ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms)
}

async function endpoint(path: string, { isTest = true, noticeEmail = '' } = {}) {
  const owner = { kind: 'partner', id: partner.id } as const
  const asked = { url: receiver.url(path), types: BOOKING_EVENT_TYPES, isTest }
  return addEndpoint(desk.webhooks, owner, noticeEmail ? { ...asked, noticeEmail } : asked, service.clock.now)
}

const arrived = (path: string, count = 1) =>
  until(
    async () => receiver.at(path),
    (all) => all.length >= count,
  )

/** What it says, once the package of Standard Webhooks believes it; its clock is the real one, so times are not moved before. */
function believed({ body, headers }: ReceivedWebhook, secret: string) {
  const event = new Webhook(secret).verify(body, headers) as {
    id: string
    type: string
    data: Record<string, unknown>
  }
  expect(event.id).toBe(headers['webhook-id'])
  return event
}

const lastOf = async (id: string) => (await listDeliveries(desk.orm, id, { limit: 1 }))[0]
const tried = (id: string, count = 1) =>
  until(
    () => lastOf(id),
    (delivery) => (delivery?.tries ?? 0) >= count,
  )

describe('webhooks of a partner', () => {
  it('tell of a booking’s whole life, signed, each under an id of its own, and of nobody who travels', async () => {
    const { id, secret } = await endpoint('/good')
    const live = await endpoint('/live', { isTest: false })
    const key = await partner.key('secret', 'test')
    const steps = handOff(service, { Authorization: `Bearer ${key}` })
    const { token, made } = await steps.start(undefined, { returnUrl: undefined })
    const { client, email } = await newTraveller(service.url)
    const booked = await steps.book(client, (await steps.open(client, token)).body)
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    const { id: bookingId, bookingNumber } = booked.body.booking
    await steps.pay(bookingId)
    for (const status of ['in-progress', 'completed']) {
      const path = `/api/admin/bookings/${bookingId}/status`
      const { status: answer, body } = await admin.call('PATCH', path, { status })
      expect(answer, JSON.stringify(body)).toBe(200)
    }
    // They may come out of order, which the version tells.
    const events = (await arrived('/good', 3))
      .map((one) => believed(one, secret))
      .toSorted((one, two) => Number(one.data['version']) - Number(two.data['version']))
    expect(events.map((event) => event.type)).toEqual([
      'booking.created',
      'booking.paid',
      'booking.completed',
    ])
    expect(new Set(events.map((event) => event.id)).size).toBe(3)
    expect(new Set(events.map(({ data }) => data['version'])).size).toBe(3)
    for (const { data } of events) {
      expect(data).toMatchObject({
        bookingNumber,
        test: true,
        checkoutSessionId: made.body.checkoutSessionId,
      })
      expect(Object.keys(data).toSorted()).toEqual(fieldsOfContract())
    }
    expect(JSON.stringify(receiver.at('/good'))).not.toContain(email)
    expect(await listDeliveries(desk.orm, live.id, { limit: 1 })).toEqual([])
    expect(await tried(id)).toMatchObject({ state: 'delivered', tries: 1, status: 200, answer: 'thank you' })
  })

  it('are written if the transaction commits, and only then', async () => {
    const { id } = await endpoint('/good')
    const owner = { kind: 'partner', id: partner.id } as const
    const raised = { owner, isTest: true, at: service.clock.now }
    const news = [{ type: 'booking.paid', subject: 'FC-AAAAAA', version: 2, data: {} }]
    const broken = desk.orm.em.fork().transactional(async (em) => {
      await raiseEvents(em, raised, async () => news)
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    await desk.orm.em.fork().transactional((em) => raiseEvents(em, raised, async () => news))
    expect(await listDeliveries(desk.orm, id, { limit: 5 })).toHaveLength(1)
  })

  it('reach a good receiver beside one that hangs, and mind what each of the others answers', async () => {
    const notice = `dev-${partner.id}@hotel.example`
    const [hang, moved, gone, busy, endless] = await Promise.all([
      endpoint('/hang'),
      endpoint('/moved', { noticeEmail: notice }),
      endpoint('/gone', { noticeEmail: notice }),
      endpoint('/later'),
      endpoint('/endless'),
    ])
    for (let count = 0; count < 6; count += 1) await ping(desk.orm, hang.id, service.clock.now)
    await arrived('/hang', 4)
    for (const { id } of [moved, gone, busy, endless]) await ping(desk.orm, id, service.clock.now)

    expect(await tried(endless.id)).toMatchObject({ state: 'delivered', status: 200 })
    expect(await tried(moved.id)).toMatchObject({ state: 'waiting', outcome: 'redirected', status: 307 })
    expect(await tried(gone.id)).toMatchObject({ state: 'failed', outcome: 'gone', tries: 1 })
    const asked = await tried(busy.id)
    expect(asked).toMatchObject({ state: 'waiting', outcome: 'refused', status: 429, answer: 'busy' })
    expect(asked?.dueAt?.getTime()).toBe(service.clock.now.getTime() + 120_000)
    // Two of six wait: no more are under way at a time than an address has lanes.
    expect(receiver.at('/hang')).toHaveLength(4)

    later(120_000)
    const [first, second] = await arrived('/later', 2)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.body).toBe(first?.body)
    expect(await tried(busy.id, 2)).toMatchObject({ state: 'delivered', tries: 2 })

    // Five days of nothing but failures.
    await tried(moved.id, 2)
    later(5 * 24 * HOUR)
    expect(await tried(moved.id, 3)).toMatchObject({ state: 'dropped', dueAt: null })
    const owner = { kind: 'partner', id: partner.id } as const
    const states = (await endpointsOf(desk.orm.em.fork(), owner)).map((one) => [
      one.id,
      one.disabledReason ?? one.state,
    ])
    expect(Object.fromEntries(states)).toMatchObject({
      [moved.id]: 'failing',
      [gone.id]: 'gone',
      [busy.id]: 'enabled',
    })
    const mails = await until(
      () => mailsTo(admin, notice),
      (all) => all.length >= 2,
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Webhooks to 127\.0\.0\.1:\d+ are switched off$/),
      expect.stringMatching(/^Webhooks to 127\.0\.0\.1:\d+ are switched off$/),
    ])
    expect(receiver.at('/inside')).toEqual([])
    await expect(ping(desk.orm, gone.id, service.clock.now)).rejects.toThrow('switched off')
  })

  it('come again, under the same id, after a process died between signing and writing down', async () => {
    const { id } = await endpoint('/good')
    // Due at a time that the running service has not come to.
    const due = new Date(service.clock.now.getTime() + HOUR)
    await ping(desk.orm, id, due)
    const claim = async () =>
      (await claimDeliveries(desk.orm, due, [], 64)).filter(({ endpointId }) => endpointId === id)
    const claimed = await claim()
    expect(claimed).toHaveLength(1)
    expect(await claim()).toEqual([])
    later(HOUR + 61_000)
    const [again] = await arrived('/good')
    expect(again?.headers['webhook-id']).toBe(claimed[0]?.eventId)
    expect(await tried(id)).toMatchObject({ state: 'delivered', tries: 1 })
  })

  it('are set up, tried, looked up and sent again by the command line, while a secret is replaced', async () => {
    service.clock.now = new Date()
    const hotel = partner.id
    const added = await type('webhooks', 'add', hotel, receiver.url('/good'), '--types', 'booking.paid')
    const [old = ''] = added.split('\n')
    const id = /whose id is ([\w-]+)/.exec(added)?.[1] ?? ''
    expect(await type('webhooks', 'list', hotel)).toMatch(/\/good +test +enabled +- +- +booking\.paid/)
    const [fresh = ''] = (await type('webhooks', 'rotate', id)).split('\n')
    await type('webhooks', 'ping', id)
    const [pinged] = await arrived('/good')
    if (!pinged) throw new Error('no ping')
    const event = believed(pinged, old)
    expect(believed(pinged, fresh)).toMatchObject({ type: 'ping', data: { endpointId: id } })
    await tried(id)
    const log = await type('webhooks', 'deliveries', id)
    const line = new RegExp(
      String.raw`^(\d+) +\S+ +ping ${id} v1 +delivered +1 +- +delivered 200 +thank you$`,
      'm',
    )
    expect(log).toMatch(line)
    expect(await type('webhooks', 'resend', id, line.exec(log)?.[1] ?? '')).toMatch(/^1 event /)
    expect((await arrived('/good', 2)).map(({ headers }) => headers['webhook-id'])).toEqual([
      event.id,
      event.id,
    ])

    await type('webhooks', 'disable', id)
    const owner = { kind: 'partner', id: hotel } as const
    const raised = { owner, isTest: true, at: service.clock.now }
    const missed = ['booking.paid', 'booking.changed'].map((one) => ({
      type: one,
      subject: 'FC-BBBBBB',
      version: 2,
      data: {},
    }))
    await desk.orm.em.fork().transactional((em) => raiseEvents(em, raised, async () => missed))
    await expect(type('webhooks', 'replay', id, '--from', '2020-01-01')).rejects.toThrow('switched off')
    await type('webhooks', 'enable', id)
    later(1)
    expect(await type('webhooks', 'replay', id, '--from', '2020-01-01')).toMatch(/^1 event /)
    const [, , third] = await arrived('/good', 3)
    expect(third?.body).toContain('booking.paid')
    expect(await type('webhooks', 'remove', id)).toBe('removed')
    expect(await type('webhooks', 'list', hotel)).toBe('none')
  })
})

function fieldsOfContract(): string[] {
  const schema = followReference(contract, { $ref: '#/components/schemas/PartnerBooking' }) as {
    required: string[]
  }
  return schema.required.toSorted()
}
