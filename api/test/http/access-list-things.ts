import { sql, type RawBuilder } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { TestService } from '../support/service.ts'
import type { Person } from './access-cast.ts'

/** A view of the caller's own, where the caller may have one. */
export async function viewOf(caller: Person | undefined): Promise<string> {
  const view = { name: 'Unpaid', list: 'bookings', query: { payment: 'pending' } }
  const answer = await caller?.client.call<{ id?: string }>('POST', '/api/admin/saved-views', view)
  return answer?.body.id ?? randomUUID()
}

/** A movement of money that is about the booking. */
export const postingFor = (service: TestService, bookingId: number) =>
  idFrom(service, sql`select id from ledger_posting where booking_id = ${bookingId}`)

/** One of the partners. */
export const somePartner = (service: TestService) => idFrom(service, sql`select id from partner limit 1`)

async function idFrom({ context }: TestService, statement: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ id: string }>`${statement}`.execute(context.orm.em.fork().getKysely())
  return rows[0]?.id ?? ''
}
