import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations, type Operation } from '#platform/contract/document.ts'
import { everyFourth, oneInTurns } from '../support/at-length.ts'
import { bareRouter } from '../support/bare-router.ts'
import { addressOf, keyFor, operationsWithBody, sampleBody } from '../support/contract-samples.ts'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'

// Refused before a handler runs, so without a database; `bad-requests.db.test.ts` sees the whole service do the same.
let service: Awaited<ReturnType<typeof bareRouter>>

beforeAll(async () => {
  service = await bareRouter('somebody')
})
afterAll(() => service.close())

const operations = readOperations()
const json = { 'Content-Type': 'application/json' }

/** The query an operation needs to be well formed. */
const QUERIES: Record<string, string> = {
  searchPlaces: '?q=geneva',
  confirmEmail: '?token=unknown',
  validatePasswordReset: '?token=unknown',
  validateEmailChangeUndo: '?token=unknown',
}

// The same router reads all of them: some are asked, and what is sent takes turns among those.
describe.each(everyFourth(operationsWithBody).map((operation, at) => ({ ...operation, at })))(
  '$operationId with a body that cannot be read',
  ({ at, ...operation }) => {
    const method = operation.method.toUpperCase()
    const path = addressOf(operation)
    const whole = JSON.stringify(sampleBody(operation))

    it('refuses any content type but JSON', async () => {
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x', '']
      const form = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n'
      const bodies = [
        ...types.map((type) => ({ type, body: whole })),
        { type: 'multipart/form-data; boundary=x', body: form },
      ]
      for (const { type, body } of oneInTurns(bodies, at)) {
        const headers = { ...keyFor(operation), ...(type && { 'Content-Type': type }) }
        const answer = await rawRequest(service.url, { method, path, headers, body })
        expectProblem(answer, { code: 'UNSUPPORTED_MEDIA_TYPE', operation, what: type })
      }
    })

    it('refuses a body over 64 kB, whether or not its length is announced', async () => {
      const body = `${whole.slice(0, -1)}${' '.repeat(65 * 1024)}}`
      const announced: Record<string, string> = { 'Content-Length': String(Buffer.byteLength(body)) }
      const chunked: Record<string, string> = { 'Transfer-Encoding': 'chunked' }
      for (const length of oneInTurns([announced, chunked], at)) {
        const headers = { ...keyFor(operation), ...json, ...length }
        const answer = await rawRequest(service.url, { method, path, headers, body })
        expectProblem(answer, { code: 'PAYLOAD_TOO_LARGE', operation, what: Object.keys(length)[0] ?? '' })
      }
    })

    it('refuses bytes that are no text, and compressed bodies', async () => {
      const bytes = Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])
      const headers = { ...keyFor(operation), ...json }
      expectProblem(await rawRequest(service.url, { method, path, headers, body: bytes }), {
        code: 'MALFORMED_JSON',
        operation,
      })
      const compressed = { ...headers, 'Content-Encoding': 'gzip' }
      const answer = await rawRequest(service.url, { method, path, headers: compressed, body: bytes })
      expectProblem(answer, { operation })
    })
  },
)

/** Sends an operation's own sample with something else about it. */
function sendSample(operation: Operation, path: string, headers: Record<string, string> = {}) {
  const method = operation.method.toUpperCase()
  const body = operation.bodySchema ? JSON.stringify(sampleBody(operation)) : ''
  const all = { ...keyFor(operation), ...json, ...headers }
  return rawRequest(service.url, { method, path, headers: all, body })
}

const STRANGE = ['isAdmin', '__proto__', 'constructor', 'x'.repeat(2000), '%00', '%ED%A0%80', '%']

describe.each(operations.map((operation, at) => ({ ...operation, at })))(
  '$operationId with a query that does not fit',
  ({ at, ...operation }) => {
    it('refuses unknown query parameters and points at them', async () => {
      // They take turns: what reads a query is the same for every operation.
      for (const name of oneInTurns(['debug', ...STRANGE], at)) {
        const query = QUERIES[operation.operationId] ?? ''
        const path = `${addressOf(operation)}${query}${query ? '&' : '?'}${name}=1`
        const answer = await sendSample(operation, path)
        const problem = expectProblem(answer, {
          code: 'INVALID_REQUEST',
          operation,
          what: name.slice(0, 20),
        })
        expect(problem.errors?.[0]).toMatchObject({
          pointer: expect.stringMatching(/^\/query\//),
          code: 'additionalProperties',
        })
      }
    })
  },
)

const inJson = operations
  .filter(({ responses }) => responses.has('406'))
  .map((operation, at) => ({ ...operation, at }))

describe.each(inJson)('$operationId', ({ at, ...operation }) => {
  it('refuses to answer in anything but JSON', async () => {
    const others = ['text/html', 'image/*', 'application/xml;q=1, application/json;q=0']
    for (const accept of oneInTurns(others, at)) {
      const path = `${addressOf(operation)}${QUERIES[operation.operationId] ?? ''}`
      const answer = await sendSample(operation, path, { Accept: accept })
      expectProblem(answer, { code: 'NOT_ACCEPTABLE', operation, what: accept })
    }
  })
})

describe.each(operations.filter(({ responses }) => responses.has('200') && !responses.get('200')?.mediaType))(
  '$operationId, which answers no JSON',
  (operation) => {
    it('is given to who asks for its own kind alone', async () => {
      for (const accept of ['image/svg+xml', 'application/pdf', 'text/calendar', 'text/html']) {
        const { status } = await sendSample(operation, addressOf(operation), { Accept: accept })
        expect(status, accept).not.toBe(406)
      }
    })
  },
)

const methodsByPath = Map.groupBy(operations, ({ path }) => path)

describe.each([...methodsByPath].map(([template, known], at) => ({ template, known, at })))(
  '$template with a method it does not have',
  ({ template, known, at }) => {
    it('answers 405 and lists the methods it has', async () => {
      const own = known.map(({ method }) => method.toUpperCase())
      // Where another path takes the last word for an id, its methods are answered there.
      const folder = template.slice(0, template.lastIndexOf('/'))
      const byId = operations.filter(
        ({ path }) =>
          path !== template && /^\/\{\w+\}$/.test(path.slice(folder.length)) && path.startsWith(folder),
      )
      const taken = new Set([...known, ...byId].map(({ method }) => method.toUpperCase()))
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].filter(
        (method) => !taken.has(method),
      )
      for (const method of oneInTurns(others, at)) {
        const path = template.replaceAll(/\{\w+\}/g, '1')
        const answer = await rawRequest(service.url, { method, path })
        expectProblem(answer, { code: 'METHOD_NOT_ALLOWED', what: method })
        expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(own))
      }
    })
  },
)
