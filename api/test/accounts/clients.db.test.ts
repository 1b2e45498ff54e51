import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { ADMIN, administrator, plainAccounts, type ClientBody } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'
import { UNFOUND_WORD } from '../support/unfound-word.ts'

const DAY = new Date('2026-01-10T10:00:00.000Z')

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN }, 'bare')
  admin = await administrator(service)
  // Of the same instant, so that the order among them is the key's.
  const crowd = Array.from({ length: 25 }, (_, i) => ({ email: `crowd${i}@example.org`, createdAt: DAY }))
  await plainAccounts(service, [
    ...crowd,
    { email: 'per%cent@example.net', firstName: 'Per', lastName: 'O’Cent', createdAt: DAY },
    { email: 'under_score@example.net', firstName: 'Zoë', lastName: 'Łukasiewicz', createdAt: DAY },
    { email: 'underXscore@example.net', firstName: 'Back\\slash', lastName: 'Quote’s', createdAt: DAY },
  ])
})
afterAll(() => service.close())

async function ask(query: Record<string, string | number> = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  const { status, body } = await admin.call<{ clients: ClientBody[]; next: string | null }>(
    'GET',
    `/api/admin/clients?${search.toString()}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const emails = async (search: string) => (await ask({ search })).clients.map(({ email }) => email).toSorted()

describe('the list of accounts', () => {
  it('comes a page at a time, the newest first, with nobody twice and nobody left out', async () => {
    const seen: ClientBody[] = []
    let before: string | null = null
    let pages = 0
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ limit: 4, ...(before && { before }) })
      expect(page.clients.length).toBeLessThanOrEqual(4)
      seen.push(...page.clients)
      before = page.next
      pages += 1
    } while (before)
    expect(pages).toBe(Math.ceil(seen.length / 4))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(29)
    const times = seen.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('keeps its place when somebody registers meanwhile', async () => {
    const first = await ask({ limit: 5 })
    const second = await ask({ limit: 5, before: first.next ?? '' })
    await newTraveller(service.url, { billing: false })
    expect(await ask({ limit: 5, before: first.next ?? '' })).toEqual(second)
  })

  it('finds parts of addresses and names, in any case, with blanks around them', async () => {
    expect(await emails('per%cent@')).toEqual(['per%cent@example.net'])
    expect(await emails('  O’CENT ')).toEqual(['per%cent@example.net'])
    expect(await emails('zoë łuka')).toEqual(['under_score@example.net'])
    expect(await emails('EXAMPLE.NET')).toHaveLength(3)
    expect(await emails('nobody like that')).toEqual([])
  })

  it('finds the same in whichever order words stand, of which one is spelled wrong', async () => {
    // The longer word, and the shorter one, is in none and nearly in many.
    for (const words of ['crowd17 exampel.org', 'exampel.org crowd17', 'crowd17@ crowed', 'crowed crowd17@'])
      expect(await emails(words), words).toEqual(['crowd17@example.org'])
    expect(await emails(`crowd17 exampel.${UNFOUND_WORD}`)).toEqual([])
  })

  it('takes no character of a search for a wildcard', async () => {
    expect(await emails('r%cent@')).toEqual(['per%cent@example.net'])
    expect(await emails('under_score@')).toEqual(['under_score@example.net'])
    expect(await emails('k\\slash')).toEqual(['underXscore@example.net'])
    expect(await emails('%@')).toEqual([])
    expect(await emails("' or 1=1 --")).toEqual([])
  })

  it('of a search is paged too', async () => {
    const first = await ask({ search: 'example.net', limit: 2 })
    expect(first.clients).toHaveLength(2)
    const rest = await ask({ search: 'example.net', limit: 2, before: first.next ?? '' })
    expect(rest.clients).toHaveLength(1)
    expect(rest.next).toBeNull()
  })

  it('has no closed and no removed account', async () => {
    await sql`update app_user set closed_at = now() where email = 'crowd0@example.org'`.execute(
      database(service),
    )
    const { client, email } = await newTraveller(service.url, { billing: false })
    expect(await emails(email)).toEqual([email])
    await client.call('POST', '/api/account/deletion', { password: PASSWORD })
    expect(await emails(email)).toEqual([])
    expect(await emails('deleted.invalid')).toEqual([])
    expect(await emails('crowd0@')).toEqual([])
  })

  it('shows no password, no hash and no birthday', async () => {
    expect(JSON.stringify(await ask({ limit: 100 }))).not.toMatch(/password|hash|argon2|dateOfBirth|phone/i)
  })

  it('refuses what is no page', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'before=1', 'before=%27', 'page=2']) {
      const answer = await admin.call('GET', `/api/admin/clients?${query}`)
      expectProblem(answer, { code: 'INVALID_REQUEST', what: query })
    }
  })

  it('is for administrators alone', async () => {
    const { client } = await newTraveller(service.url, { billing: false })
    expectProblem(await client.call('GET', '/api/admin/clients'), { code: 'FORBIDDEN' })
    const visitor = new TestClient(service.url)
    expectProblem(await visitor.call('GET', '/api/admin/clients'), { code: 'UNAUTHORIZED' })
  })

  it('comes a page at a time where few have a word, which may end as no other does', async () => {
    const few = Array.from({ length: 5 }, (_, i) => ({
      email: `few${i}@example.${i === 2 ? 'net' : 'org'}`,
      lastName: `Winter777${i}`,
      createdAt: DAY,
    }))
    await plainAccounts(service, [
      ...few,
      { email: 'other@example.org', lastName: 'Sommer7771', createdAt: DAY },
    ])
    const whole = (await ask({ search: 'winter777' })).clients.map(({ email }) => email)
    expect(whole.toSorted()).toEqual(few.map(({ email }) => email))
    const first = await ask({ search: 'WINTER777', limit: 2 })
    const second = await ask({ search: 'WINTER777', limit: 2, before: first.next ?? '' })
    const third = await ask({ search: 'WINTER777', limit: 2, before: second.next ?? '' })
    const pages = [first, second, third].flatMap(({ clients }) => clients.map(({ email }) => email))
    expect(pages).toEqual(whole)
    expect(third.next).toBe(null)
    const oldest = (await ask({ search: 'winter777', sort: 'oldest' })).clients.map(({ email }) => email)
    expect(oldest).toEqual(whole.toReversed())
    // Half of all accounts have the other word.
    const both = (await ask({ search: 'example.org winter777', limit: 4 })).clients.map(({ email }) => email)
    expect(both).toEqual(whole.filter((email) => email.endsWith('.org')))
  })
})
