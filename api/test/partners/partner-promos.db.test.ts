import { SERVICE_FEE_PERCENT } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { administrator, idOf } from '../support/administrators.ts'
import { handOff } from '../support/hand-off.ts'
import type { Schemas } from '../support/money.ts'
import { makeKey, newPartnerDraft } from '../support/partner-area.ts'
import { partnerQuote } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const ORIGIN = 'https://promo-hotel.example'
const db = () => service.context.orm.em.fork().getKysely()

/** A partner whose live key works on its page. */
async function liveHotel() {
  const hotel = await newPartnerDraft(service)
  await sql`update partner set state = 'approved', is_live = true where id = ${hotel.id}`.execute(db())
  await hotel.client.call('PUT', '/api/partner/pages', { origins: [ORIGIN], returnUrls: [`${ORIGIN}/back`] })
  const { key } = await makeKey(hotel.client, { kind: 'publishable', mode: 'live' })
  return { ...hotel, headers: { Authorization: `Bearer ${key}`, Origin: ORIGIN } }
}

it('makes codes that its fee pays for, lists and ends them, and none before the approval', async () => {
  const draft = await newPartnerDraft(service)
  const wish = { code: 'hotel5', percent: 5, maxUsesPerTraveller: 2 }
  const path = '/api/partner/promo-codes'
  expectProblem(await draft.client.call('POST', path, wish), { code: 'PARTNER_STATE' })
  const hotel = await liveHotel()
  const much = { ...wish, percent: SERVICE_FEE_PERCENT + 1 }
  expectProblem(await hotel.client.call('POST', path, much), { code: 'RULE_VIOLATION' })
  const made = await hotel.client.call<Schemas['PartnerPromo']>('POST', path, wish)
  expect(made).toMatchObject({ status: 201, body: { code: 'HOTEL5', percent: 5, uses: 0, endsAt: null } })
  expectProblem(await hotel.client.call('POST', path, wish), { code: 'RULE_VIOLATION' })
  const reduced = await partnerQuote(service, { ...trip(), promoCode: 'Hotel5' }, hotel.headers)
  expect(reduced.promo).toMatchObject({ applied: true })

  const other = await liveHotel()
  expectProblem(await other.client.call('POST', `${path}/HOTEL5/end`), { code: 'NOT_FOUND' })
  const ended = await hotel.client.call<Schemas['PartnerPromo']>('POST', `${path}/hotel5/end`)
  expect(ended.body.endsAt).not.toBeNull()
  const { body: list } = await hotel.client.call<Schemas['PartnerPromoList']>('GET', path)
  expect(list.promoCodes).toEqual([ended.body])
  expect(
    (await partnerQuote(service, { ...trip(), promoCode: 'HOTEL5' }, hotel.headers)).promo,
  ).toMatchObject({
    applied: false,
  })
})

it('earns nothing of what its own people book, by the account, the address or the VAT number, and is told so', async () => {
  const admin = await administrator(service)
  const hotel = await liveHotel()
  const member = await newTraveller(service.url)
  await sql`insert into partner_member (user_id, partner_id, role, created_at)
    values (${await idOf(member.client)}, ${hotel.id}, 'developer', now())`.execute(db())
  const contact = await newTraveller(service.url)
  await sql`update partner set email = ${contact.email.toUpperCase()} where id = ${hotel.id}`.execute(db())
  const billed = await newTraveller(service.url)
  await sql`update app_user set vat_number = 'fr 44 732829320' where email = ${billed.email}`.execute(db())
  const stranger = await newTraveller(service.url)
  const numbers = []
  for (const { client } of [member, contact, billed, stranger]) {
    const steps = handOff(service, hotel.headers)
    const { token } = await steps.start(trip(), { returnUrl: `${ORIGIN}/back` })
    const { body: checkout } = await steps.open(client, token)
    const { body } = await steps.book(client, checkout)
    await steps.pay(body.booking.id)
    await admin.call('PATCH', `/api/admin/bookings/${body.booking.id}/status`, { status: 'completed' })
    numbers.push(body.booking.bookingNumber)
  }
  const { body } = await hotel.client.call<Schemas['PartnerBookingList']>('GET', '/api/partner/bookings')
  const told = new Map(
    body.bookings.map(({ bookingNumber, isOwn, earnedCents }) => [bookingNumber, [isOwn, earnedCents > 0]]),
  )
  expect(numbers.map((number) => told.get(number))).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, true],
  ])
  const record = await admin.call<Schemas['AdminPartner']>('GET', `/api/admin/partners/${hotel.id}`)
  expect(record.body.brought).toMatchObject({ bookings: 4, own: 3 })
})
