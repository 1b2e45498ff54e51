import { afterAll, beforeAll, describe, it } from 'vitest'
import { oneInTurns } from '../support/at-length.ts'
import { bareRouter } from '../support/bare-router.ts'
import { TestClient } from '../support/client.ts'
import { addressOf } from '../support/contract-samples.ts'
import { expectProblem } from '../support/problems.ts'
import { sendWithBody, withoutBody } from '../support/without-body.ts'

// Refused before a handler runs, so without a database; `no-body.db.test.ts` sees what is taken.
let router: Awaited<ReturnType<typeof bareRouter>>
let client: TestClient

beforeAll(async () => {
  router = await bareRouter('somebody')
  client = new TestClient(router.url)
})
afterAll(() => router.close())

/** Within 64 kB, and more than anything that walks through it by calling itself can bear. */
const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
const WIDE = JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i])))

const TEXTS = ['{"email":"a@example.com"}', '[1]', '{', '"text"', DEEP, WIDE]
const FORM = new URLSearchParams({ a: 'b' })

// What looks for a body stands before all of them: what is sent takes turns among them.
describe.each(withoutBody.map((operation, at) => ({ ...operation, at })))(
  '$operationId, which takes no body',
  ({ at, ...operation }) => {
    const target = { method: operation.method, path: addressOf(operation) }

    it('refuses one that says something', async () => {
      for (const body of oneInTurns([...TEXTS, FORM], at)) {
        expectProblem(await sendWithBody(client, target, body), {
          code: 'INVALID_REQUEST',
          operation,
          what: String(body).slice(0, 40),
        })
      }
    })
  },
)
