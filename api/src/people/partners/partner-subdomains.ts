import { sql } from 'kysely'
import type { Orm } from '#platform/database/orm.ts'
import { subdomainOf } from './subdomain.ts'

/** How long a subdomain may work on after it was taken from its partner. */
const FRESH_MS = 60_000
/** How long a new one may have to wait, and how often names that nobody has can make us look. */
const AGAIN_MS = 5_000

/** Whether a host is a partner's subdomain, from a list that is read again now and then: every file asks. */
export function partnerSubdomains(orm: Orm, ownHost: string, now: () => Date) {
  let known: Promise<Set<string>> | undefined
  let readAt = 0
  const readAgain = () => {
    readAt = now().getTime()
    known = read(orm).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  return async function has(host: string): Promise<boolean> {
    const subdomain = subdomainOf(host, ownHost)
    if (!subdomain) return false
    const isKnown = Boolean((await known)?.has(subdomain))
    const age = now().getTime() - readAt
    if (known && age >= 0 && age < (isKnown ? FRESH_MS : AGAIN_MS)) return isKnown
    return (await readAgain()).has(subdomain)
  }
}

async function read(orm: Orm): Promise<Set<string>> {
  const { rows } = await sql<{ subdomain: string }>`
    select subdomain from partner where subdomain is not null and is_live`.execute(orm.em.fork().getKysely())
  return new Set(rows.map(({ subdomain }) => subdomain))
}
