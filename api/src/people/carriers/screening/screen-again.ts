import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Context } from '#platform/context/context.ts'
import { findRow, findRows, insertRow, lockRow } from '#platform/database/rows.ts'
import { movePartner } from '../../partners/move-partner.ts'
import { Partner } from '../../partners/partner.entity.ts'
import { Carrier } from '../carrier.entity.ts'
import { Driver } from '../driver.entity.ts'
import { screenCarrier } from './screen-carrier.ts'
import { likeListed } from './like-listed.ts'
import { PartnerScreening } from './partner-screening.entity.ts'
import type { ListedName } from './read-sanctions.ts'
import { screenNames } from './screen-names.ts'
import { ScreeningRun } from './screening-run.entity.ts'

/** With whom there is, or may be, business. */
const COMPARED = sql`state not in ('draft', 'rejected', 'closed')`

/**
 * Compares every partner, carrier and driver with the sanctions list again, when that has changed since it was done last. What is new is a case for a
 * person: until it is decided, a carrier is offered nothing, and neither it nor a partner is paid.
 * @throws Error where there is no list to be had: the next run tries again
 */
export async function screenAgain(context: Context): Promise<void> {
  const list = await context.sanctions.names()
  const listHash = hashOf(list)
  const known = await findRow(context.orm.em.fork(), ScreeningRun, { id: 1 })
  if (known?.listHash === listHash) return
  for (const id of await idsOf(context, 'carrier')) await screenOneCarrier(context, id, list)
  for (const id of await idsOf(context, 'partner')) await screenOnePartner(context, id, list)
  // Whoever dies before this begins again, and finds what was found.
  await sql`
    insert into screening_run (id, list_hash, screened_at) values (1, ${listHash}, ${context.now()})
    on conflict (id) do update set list_hash = excluded.list_hash, screened_at = excluded.screened_at`.execute(
    context.orm.em.fork().getKysely(),
  )
}

function hashOf(list: readonly ListedName[]): string {
  const hash = createHash('sha256')
  for (const { entry, name } of list) hash.update(`${entry}\n${name}\n`)
  return hash.digest('hex')
}

async function idsOf({ orm }: Context, table: 'carrier' | 'partner'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.ref(table)} where ${COMPARED} order by id`.execute(orm.em.fork().getKysely())
  return rows.map(({ id }) => id)
}

async function screenOneCarrier(context: Context, id: string, list: readonly ListedName[]): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const carrier = await lockRow(em, Carrier, sql`id = ${id} and ${COMPARED}`)
    if (!carrier) return
    await screenCarrier(em, carrier, list, context.now())
    const drivers = await findRows(em, Driver, sql`where carrier_id = ${id} and is_active`)
    for (const { id: driverId, firstName, lastName } of drivers) {
      const name = `${firstName} ${lastName}`
      await screenNames(em, id, [{ subject: 'driver', driverId, name }], list, context.now())
    }
  })
  // Comparing takes the processor for some milliseconds a name: others are let in between.
  await setImmediate()
}

/** A partner is looked at anew by the way that there is for that: its pages sell on, and its travellers have done nothing wrong. */
async function screenOnePartner(context: Context, id: string, list: readonly ListedName[]): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const partner = await lockRow(em, Partner, sql`id = ${id} and ${COMPARED}`)
    if (!partner) return
    const before = await findRows(em, PartnerScreening, sql`where partner_id = ${id}`)
    const fresh = likeListed(partner, list).filter(
      ({ entry, name }) => !before.some((each) => each.entry === entry && each.name === name),
    )
    for (const { name, listedName, entry, score } of fresh) {
      await insertRow(em, PartnerScreening, {
        id: randomUUID(),
        partnerId: id,
        ...{ name, listedName, entry, score },
        state: 'open',
        decidedBy: null,
        decidedAt: null,
        createdAt: context.now(),
      })
    }
    if (fresh.length > 0 && partner.state === 'approved')
      await movePartner(context, em, partner, 'review', { actor: 'office', reason: null })
  })
  await setImmediate()
}
