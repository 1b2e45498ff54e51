import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyFourth, inTurns, oneInTurns } from '../support/at-length.ts'
import { bareRouter } from '../support/bare-router.ts'
import { TestClient } from '../support/client.ts'
import { addressOf, bodySchema, keyFor, operationsWithBody, sampleBody } from '../support/contract-samples.ts'
import { expectProblem } from '../support/problems.ts'

// Refused before a handler runs, so without a database. That the whole service does the same, `origin-check.db.test.ts` sees of each
// operation.
let signedIn: Awaited<ReturnType<typeof bareRouter>>
let nobody: Awaited<ReturnType<typeof bareRouter>>
let admitted: TestClient
let visitor: TestClient

beforeAll(async () => {
  signedIn = await bareRouter('somebody')
  nobody = await bareRouter()
  admitted = new TestClient(signedIn.url)
  visitor = new TestClient(nobody.url)
})
afterAll(() => Promise.all([signedIn.close(), nobody.close()]))

interface Target {
  method: string
  path: string
  headers?: Record<string, string>
}

/** Sends a body, as text or as a value, and answers what a problem check needs. */
async function send(client: TestClient, operation: Target, body: unknown) {
  const response = await client.fetch(operation.path, {
    method: operation.method.toUpperCase(),
    headers: { 'Content-Type': 'application/json', ...operation.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}

/** The fields of a body that a refusal points at, or into. */
const firstParts = ({ errors }: { errors?: { pointer: string }[] }): string[] =>
  [...new Set(errors?.map(({ pointer }) => pointer.split('/')[1] ?? ''))].toSorted()

const WRONG_VALUES: unknown[] = [null, true, -1, 0.5, 1e300, 'x', '', {}, [], ['x'], { $ne: null }]
/** A field each; `mass-assignment.test.ts` plants the names that somebody would like to have. */
const FOREIGN_FIELDS = ['x-isAdmin', 'x-id', 'x-constructor', '$where']

/** Within 64 kB, and more than anything that walks through it by calling itself can bear. */
const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
const WIDE = JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i])))

// The same router and the same compiler of schemas read every operation: what is sent takes turns among them. Of what each operation has
// a schema for, two are sent.
const OPERATIONS = operationsWithBody.map((operation, at) => ({
  operation,
  at,
  operationId: operation.operationId,
}))

// Refused in the same place for all.
const SOME = everyFourth(OPERATIONS).map((each, at) => ({ ...each, at }))

describe.each(SOME)('$operationId with a body that is none', ({ operation, at }) => {
  const target = { method: operation.method, path: addressOf(operation), headers: keyFor(operation) }

  it('refuses an unknown field whose name is very long or strange', async () => {
    const strange = ['x'.repeat(5000), 'a/b~c', '\u0001', 'line\nbreak', '\ud800', 'ключ']
    for (const name of oneInTurns(strange, at)) {
      const answer = await send(admitted, target, {
        ...sampleBody(operation),
        [name]: 1,
      })
      expectProblem(answer, { code: 'INVALID_REQUEST', operation, what: name.slice(0, 20) })
    }
  })

  it('refuses a body that is no object', async () => {
    for (const value of oneInTurns([[], [sampleBody(operation)], null, 7, 'text', true], at)) {
      const answer = await send(admitted, target, JSON.stringify(value))
      expectProblem(answer, { code: 'INVALID_REQUEST', operation, what: JSON.stringify(value) })
    }
  })

  it('refuses what is nested too deep, or has too many fields', async () => {
    for (const body of oneInTurns([DEEP, WIDE], at)) {
      const answer = await send(admitted, target, body)
      expectProblem(answer, { code: 'BODY_TOO_COMPLEX', operation })
    }
  })

  it('refuses an empty body and broken JSON', async () => {
    const whole = JSON.stringify(sampleBody(operation))
    const broken = [whole.slice(0, -1), `${whole}}`, `${whole},`, "{'a': 1}", 'undefined', '{"a":NaN}', ' ']
    for (const body of oneInTurns(['', ...broken], at)) {
      const code = body === '' ? 'INVALID_REQUEST' : 'MALFORMED_JSON'
      expectProblem(await send(admitted, target, body), { code, operation, what: body })
    }
  })
})

describe.each(OPERATIONS)('$operationId with a body of the wrong shape', ({ operation, at }) => {
  const schema = bodySchema(operation)
  const target = { method: operation.method, path: addressOf(operation), headers: keyFor(operation) }

  // All fields are wrong in one body, each is pointed at; two bodies in `npm test`, and the next operation takes two others.
  it('refuses wrong types, and points at each field that has one', async () => {
    const fields = schema.properties.map(({ name, fits }) => ({
      name,
      wrong: WRONG_VALUES.filter((one) => !fits(one)),
    }))
    for (const nth of inTurns([...WRONG_VALUES.keys()], at)) {
      const wrong = Object.fromEntries(
        fields.map((field, of) => [field.name, field.wrong[(nth + of) % field.wrong.length]]),
      )
      const answer = await send(admitted, target, { ...sampleBody(operation), ...wrong })
      const what = JSON.stringify(wrong)
      const problem = expectProblem(answer, { code: 'INVALID_REQUEST', operation, what })
      expect(firstParts(problem), what).toEqual(fields.map(({ name }) => name).toSorted())
    }
  })

  it('refuses a missing required field and points at it', async () => {
    for (const name of oneInTurns(schema.required, at)) {
      const { [name]: _, ...rest } = sampleBody(operation)
      const answer = await send(admitted, target, rest)
      const problem = expectProblem(answer, { code: 'INVALID_REQUEST', operation, what: `without ${name}` })
      expect(problem.errors?.[0]).toMatchObject({ pointer: `/${name}`, code: 'required' })
    }
  })

  it('tells of every field at once', async () => {
    const body = Object.fromEntries(FOREIGN_FIELDS.map((name) => [name, 1]))
    const answer = await send(admitted, target, body)
    const problem = expectProblem(answer, { code: 'INVALID_REQUEST', operation })
    const pointers = problem.errors?.map(({ pointer }) => pointer)
    const wrong = [...schema.required, ...Object.keys(body)].map((name) => `/${name}`)
    expect(pointers?.toSorted()).toEqual(wrong.toSorted())
  })

  it('refuses text that no column can hold, in every text field', async () => {
    const unkept = ['a\u0000b', '\u0000', '\ud800', 'x\udc00y', '\u001b[31m', 'a\u202eb']
    const fields = schema.properties.filter(({ takesText }) => takesText)
    for (const [nth, { name, schema: field }] of fields.entries()) {
      for (const text of oneInTurns(unkept, at + nth)) {
        // A password may hold any sign that can be typed; it is hashed, never shown.
        if (field['format'] === 'password' && text.startsWith('\u001b')) continue
        const answer = await send(admitted, target, {
          ...sampleBody(operation),
          [name]: text,
        })
        const what = `${name} = ${JSON.stringify(text)}`
        expectProblem(answer, { code: 'INVALID_REQUEST', operation, what })
      }
    }
  })

  it('bounds the length of every text field', async () => {
    const names = schema.properties.filter(({ takesText }) => takesText).map(({ name }) => name)
    const long = Object.fromEntries(
      names.map((name) => [name, '7'.repeat(Math.min(20_000, 60_000 / names.length))]),
    )
    if (names.length === 0) return
    const answer = await send(admitted, target, { ...sampleBody(operation), ...long })
    const problem = expectProblem(answer, { code: 'INVALID_REQUEST', operation })
    expect(firstParts(problem)).toEqual(names.toSorted())
  })

  it('is as strict with a visitor, and tells one to sign in first where that is needed', async () => {
    const code = operation.session === 'none' ? 'INVALID_REQUEST' : 'UNAUTHORIZED'
    // Nothing at all is of the right shape where no field has to be there.
    const empty = schema.required.length > 0 ? [{}] : []
    for (const body of oneInTurns([...empty, [], null, { ...sampleBody(operation), isAdmin: true }], at)) {
      expectProblem(await send(visitor, target, JSON.stringify(body)), { code, operation })
    }
  })
})
