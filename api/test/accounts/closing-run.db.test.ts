import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeIdleAccounts } from '#office/privacy/closing.ts'
import { database, subjectsTo, valueOf } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, trip, until } from '../support/traveller.ts'

const OPENED = new Date('2027-03-10T09:00:00.000Z')
const DAY = 86_400_000
/** Twelve months after that. */
const DUE = new Date('2028-03-10T09:00:00.000Z')

let service: TestService

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
})
beforeEach(async () => {
  // Each test walks alone: accounts of the others are in nobody's way.
  await sql`update app_user set active_at = '2090-01-01', closes_at = null, closed_at = null`.execute(
    database(service),
  )
  service.clock.now = OPENED
})
afterAll(() => service.close())

const traveller = (billing = false) => newTraveller(service.url, { billing })
const at = (time: number) => {
  service.clock.now = new Date(time)
}
const run = () => closeIdleAccounts(service.context)
/** What an address was mailed about closing. */
const closingMails = async (email: string) =>
  (await subjectsTo(service, email)).filter((subject) => /close|delete/.test(subject))

describe('a run', () => {
  it('waits for a payment that is being written, and does not cross it', async () => {
    const { client } = await traveller(true)
    const { booked } = await bookTrip(client, trip(OPENED))
    const { id } = booked.body.booking
    await sql`update app_user set closed_at = ${OPENED} where id = ${await idOf(client)}`.execute(
      database(service),
    )
    at(OPENED.getTime() + 31 * DAY)
    const running = await service.context.orm.em.fork().transactional(async (em) => {
      // As a payment does: its session first, then its booking.
      const db = em.getKysely()
      await sql`select 1 from payment_session where reference = ${`booking:${id}`} for update`.execute(db)
      const ran = run()
      const waiting = sql<{ value: number }>`
        select count(*)::int as value from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      const isWaiting = (count: number | undefined) => (count ?? 0) >= 1
      expect(await until(() => valueOf(service, waiting), isWaiting)).toBeGreaterThanOrEqual(1)
      await sql`select 1 from booking where id = ${id} for update`.execute(db)
      return { ran }
    })
    await expect(running.ran).resolves.toBeUndefined()
  })

  it('reaches every account, also behind hundreds that only wait', async () => {
    await sql`
      insert into app_user (id, email, password_hash, first_name, last_name, language, is_admin, active_at, created_at,
        closes_at, closing_warnings)
      select uuidv7(), 'waiting' || i || '@example.org', '', 'Ada', 'Kowalska', 'en', false,
        ${new Date(OPENED.getTime() - DAY)}, ${OPENED}, ${new Date(DUE.getTime() + 20 * DAY)}, 2
      from generate_series(1, 600) i`.execute(database(service))
    const { email } = await traveller()
    at(DUE.getTime() - 30 * DAY)
    await run()
    expect(await closingMails(email)).toHaveLength(1)
  })

  it('goes on behind an account that cannot be looked after, and says so at the end', async () => {
    const travellers = [await traveller(), await traveller(), await traveller()]
    const ids = await Promise.all(travellers.map(({ client }) => idOf(client)))
    // The first that a run comes to.
    const [broken = ''] = ids.toSorted()
    const db = database(service)
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'This row does not change.'; end $$`.execute(db)
    await sql`create trigger refuse before update on app_user for each row
      when (old.id = ${sql.lit(broken)}) execute function refuse()`.execute(db)
    try {
      at(DUE.getTime() - 30 * DAY)
      await expect(run()).rejects.toThrow('1 idle accounts could not be looked after.')
      const mails = await Promise.all(travellers.map(({ email }) => closingMails(email)))
      expect(mails.map(({ length }) => length)).toEqual(ids.map((id) => (id === broken ? 0 : 1)))
    } finally {
      await sql`drop function refuse() cascade`.execute(db)
    }
  })
})
