import { afterAll, beforeAll, describe, it } from 'vitest'
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

describe.each(withoutBody)('$operationId, which takes no body', (operation) => {
  const target = { method: operation.method, path: addressOf(operation) }

  it('refuses one that says something', async () => {
    for (const body of ['{"email":"a@example.com"}', '[1]', '{', '"text"', DEEP, WIDE]) {
      expectProblem(await sendWithBody(client, target, body), {
        code: 'INVALID_REQUEST',
        operation,
        what: body.slice(0, 40),
      })
    }
    const form = await client.fetch(target.path, {
      method: target.method.toUpperCase(),
      body: new URLSearchParams({ a: 'b' }),
    })
    const answer = { status: form.status, headers: form.headers, body: await form.json() }
    expectProblem(answer, { code: 'INVALID_REQUEST', operation, what: 'a form' })
  })
})
