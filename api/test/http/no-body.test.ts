import { afterAll, beforeAll, describe, it } from 'vitest'
import { readOperations } from '#platform/contract/document.ts'
import { bareRouter } from '../support/bare-router.ts'
import { TestClient } from '../support/client.ts'
import { addressOf } from '../support/contract-samples.ts'
import { expectProblem } from '../support/problems.ts'

// Refused before a handler runs, so without a database; `no-body.db.test.ts` sees what is taken.
let router: Awaited<ReturnType<typeof bareRouter>>
let client: TestClient

beforeAll(async () => {
  router = await bareRouter('somebody')
  client = new TestClient(router.url)
})
afterAll(() => router.close())

interface Target {
  method: string
  path: string
}

/** Sends a body, as text or as a value, and answers what a problem check needs. */
async function send(client: TestClient, operation: Target, body: unknown) {
  const response = await client.fetch(operation.path, {
    method: operation.method.toUpperCase(),
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}

/** Within 64 kB, and more than anything that walks through it by calling itself can bear. */
const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
const WIDE = JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i])))

const withoutBody = readOperations().filter(
  ({ bodySchema, fileTypes, method }) => !bodySchema && fileTypes.length === 0 && method !== 'get',
)

describe.each(withoutBody)('$operationId, which takes no body', (operation) => {
  const target = { method: operation.method, path: addressOf(operation) }

  it('refuses one that says something', async () => {
    for (const body of ['{"email":"a@example.com"}', '[1]', '{', '"text"', DEEP, WIDE]) {
      expectProblem(await send(client, target, body), {
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
