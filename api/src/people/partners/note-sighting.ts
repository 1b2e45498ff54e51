import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'

/** A page that calls all day is written down once in this time. */
const EVERY_MS = 60_000
/** Origins are claimed by anybody who has the key, which stands in pages: of those that are not listed so many are kept, the newest. */
const MOST_UNLISTED = 20
/** Of those that are listed: any port of one's own machine is one. */
const MOST_LISTED = 20
/** How many are remembered as written down, so that most calls cost nothing. */
const REMEMBERED = 2_000

/** What the contract takes for an origin. */
const ORIGIN = /^[!-~]{8,300}$/

/** Writes down which pages call with a partner's publishable keys, listed or not, and forgets the oldest. */
export function sightings(orm: Orm, now: () => Date) {
  const noted = new Map<string, number>()
  return async function note(partnerId: string, origin: string, isListed: boolean): Promise<void> {
    const at = now().getTime()
    const key = `${partnerId} ${origin} ${isListed}`
    const before = noted.get(key)
    if (before !== undefined && at - before < EVERY_MS && at >= before) return
    if (!ORIGIN.test(origin)) return
    if (noted.size >= REMEMBERED) noted.clear()
    noted.set(key, at)
    const most = isListed ? MOST_LISTED : MOST_UNLISTED
    await sql`
      with kept as (
        insert into partner_sighting (partner_id, origin, is_listed, seen_at)
        values (${partnerId}, ${origin}, ${isListed}, ${new Date(at)})
        on conflict (partner_id, origin) do update set is_listed = excluded.is_listed, seen_at = excluded.seen_at)
      delete from partner_sighting where partner_id = ${partnerId} and is_listed = ${isListed} and origin <> ${origin}
        and origin not in (
          select origin from partner_sighting where partner_id = ${partnerId} and is_listed = ${isListed} and origin <> ${origin}
          order by seen_at desc, origin limit ${most - 1})`.execute(orm.em.fork().getKysely())
  }
}
