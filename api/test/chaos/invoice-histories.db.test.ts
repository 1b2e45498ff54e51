import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { issueInvoice } from '#money/receivables/issue-invoice.ts'
import { standingOfPartner } from '#money/receivables/partner-standing.ts'
import { lockInvoice, recordInvoicePayment } from '#money/receivables/record-invoice-payment.ts'
import { writeOff } from '#money/receivables/write-off.ts'
import { database } from '../support/accounts.ts'
import { atLength } from '../support/at-length.ts'
import { newDebtor } from '../support/invoices.ts'
import { expectSound, type Schemas } from '../support/money.ts'
import { sharedService } from '../support/shared-service.ts'

it(
  'what a partner owes is explained to the cent after any history of bookings, changes, refunds, invoices, payments and losses',
  async () => {
    const service = await sharedService()
    service.clock.now = new Date()
    const tx = <T>(run: (em: Parameters<typeof issueInvoice>[0]) => Promise<T>) =>
      service.context.orm.em.fork().transactional(run)
    // A small generator of our own: the same history each time.
    let seed = 20_261_126
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    for (let history = 0; history < atLength(40, 1); history += 1) {
      const limitCents = 60_000 + random(60_000)
      const hotel = await newDebtor(service, limitCents)
      const booked: number[] = []
      const owed = async () =>
        (await standingOfPartner(service.context.orm.em.fork(), hotel.id, service.clock.now))?.owedCents ?? 0
      const moves = [
        async () => {
          const { status, body } = await hotel.book()
          if (status === 201) booked.push(body.booking.id)
          else expect(['CREDIT_LIMIT_REACHED', 'PAYMENT_METHOD_UNAVAILABLE']).toContain(body.code)
        },
        async () => {
          const body = { extras: { meetAndGreet: random(2) === 0 } }
          const at = `/api/bookings/${booked[random(booked.length)]}/changes`
          const { status } = await hotel.call('POST', at, body)
          expect([200, 409, 422]).toContain(status)
        },
        async () =>
          void (await hotel.call('POST', `/api/bookings/${booked[random(booked.length)]}/cancellation`, {})),
        async () => {
          const to = new Date(service.clock.now.getTime() + 1000)
          await tx((em) => issueInvoice(em, hotel.id, { from: to, to }, 'en', service.clock.now))
        },
        async () => {
          const { body } = await hotel.call<Schemas['InvoiceList']>('GET', '/api/invoices')
          const invoice = body.invoices[random(body.invoices.length)]
          const most = Math.max(0, await owed())
          if (!invoice || most === 0) return
          const bankReference = `history-${history}-${seed}`
          const arrived = {
            invoiceId: invoice.id,
            // The bank may bring more than is owed.
            amountCents: 1 + random(most * 2),
            bankReference,
            receivedOn: '2026-01-01',
          }
          const pay = () =>
            tx(async (em) =>
              recordInvoicePayment(
                em,
                await lockInvoice(em, invoice.id),
                arrived,
                hotel.id,
                service.clock.now,
              ),
            )
          expect(await pay()).not.toBeNull()
          expect(await pay()).toBeNull()
        },
        async () => {
          const { rows } = await sql<{ id: string }>`
            select id from partner_invoice where partner_id = ${hotel.id} and open_cents > 0 limit 1`.execute(
            database(service),
          )
          const id = rows[0]?.id
          if (!id) return
          await tx(async (em) => writeOff(em, await lockInvoice(em, id), service.clock.now))
          expect((await hotel.book()).body.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
          await sql`update partner_credit set limit_cents = ${limitCents} where partner_id = ${hotel.id}`.execute(
            database(service),
          )
        },
      ]
      for (let step = 0; step < 14; step += 1) {
        const before = await owed()
        const move = booked.length === 0 ? 0 : random(moves.length)
        await moves[move]?.()
        // A change and a booking never lead above the limit.
        if (move < 2) expect(await owed()).toBeLessThanOrEqual(Math.max(limitCents, before))
        await expectSound(service)
      }
      const { rows } = await sql`
        select 1 from partner_invoice d join partner_invoice c using (partner_id)
        where d.partner_id = ${hotel.id} and d.open_cents + d.written_off_cents > 0 and c.open_cents < 0`.execute(
        database(service),
      )
      expect(rows, 'a note that could pay an invoice that is open, or was written off').toEqual([])
    }
  },
  atLength(600_000, 60_000),
)
