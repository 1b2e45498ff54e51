import { sql } from 'kysely'
import { hashOfKey } from '#people/partners/keys.ts'
import { revokeKey } from '#people/partners/keys.service.ts'
import type { Column } from './access-matrix.data.ts'
import { TestClient } from '../support/client.ts'
import { newPartner } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { newTraveller } from '../support/traveller.ts'

export const PARTNER_PAGE = 'https://partner.example'

export interface Person {
  client: TestClient
  email: string
  id: string
}

/** Who takes part in a call, each made when first asked for. */
export interface Cast {
  owner(): Promise<Person>
  /** Who calls, when that is somebody with an account. */
  caller(column: Column): Promise<Person | undefined>
}

export function newCast(service: TestService): Cast {
  const people = new Map<string, Promise<Person>>()
  const person = (name: string) => {
    const known = people.get(name) ?? newPerson(service, name === 'administrator')
    people.set(name, known)
    return known
  }
  return {
    owner: () => person('owner'),
    async caller(column) {
      return column === 'owner' || column === 'other' || column === 'administrator'
        ? person(column)
        : undefined
    },
  }
}

async function newPerson(service: TestService, isAdmin: boolean): Promise<Person> {
  const { client, email } = await newTraveller(service.url)
  const { body } = await client.call<{ id: string }>('GET', '/api/auth/user')
  if (isAdmin) {
    const db = service.context.orm.em.fork().getKysely()
    await sql`update app_user set is_admin = true where id = ${body.id}`.execute(db)
  }
  return { client, email, id: body.id }
}

/** The headers of every caller that has a key: live ones, of one partner. */
export async function partnerHeaders(
  service: TestService,
): Promise<Partial<Record<Column, Record<string, string>>>> {
  const pages = { origins: [PARTNER_PAGE], returnUrls: [PARTNER_PAGE] }
  const partner = await newPartner(service, pages)
  const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
  const revoked = await partner.key('secret')
  const { orm } = service.context
  const { rows } = await sql<{ id: string }>`
    select id from partner_key where key_hash = ${hashOfKey(revoked)}`.execute(orm.em.fork().getKysely())
  await revokeKey(orm, rows[0]?.id ?? '', new Date())
  const headers = {
    publishable: { ...bearer(await partner.key('publishable')), Origin: PARTNER_PAGE },
    secret: bearer(await partner.key('secret')),
    revoked: bearer(revoked),
  }
  // When a key was used last is written down by a call that is refused, too: here it is, before anything is compared.
  const client = new TestClient(service.url)
  for (const key of [headers.publishable, headers.secret])
    await client.call('GET', '/api/vehicle-types', undefined, key)
  return headers
}
