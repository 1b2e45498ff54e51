import { beforeAll, describe, expect, it } from 'vitest'
import type { ProblemCode } from '#platform/http/problem-codes.ts'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let cookie: string

beforeAll(async () => {
  service = await sharedService()
  cookie = (await newTraveller(service.url)).client.cookieHeader
})

const json = { 'Content-Type': 'application/json' }
const long = `{"email":"a@example.com","password":"x"${' '.repeat(65 * 1024)}}`
const chunked: Record<string, string> = { ...json, 'Transfer-Encoding': 'chunked' }

// Every operation is asked of the bare router, by `bad-requests.test.ts`; one of them here of the whole service.
it.each<
  [what: string, code: ProblemCode, headers: Record<string, string>, body: string | Buffer, more: object]
>([
  ['another content type', 'UNSUPPORTED_MEDIA_TYPE', { 'Content-Type': 'text/plain' }, '{}', {}],
  ['a body that is too long', 'PAYLOAD_TOO_LARGE', json, long, {}],
  ['one whose length is not announced', 'PAYLOAD_TOO_LARGE', chunked, long, {}],
  ['bytes that are no text', 'MALFORMED_JSON', json, Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]), {}],
  ['an unknown query parameter', 'INVALID_REQUEST', json, '{}', { path: '/api/auth/login?debug=1' }],
  ['another kind of answer', 'NOT_ACCEPTABLE', { ...json, Accept: 'text/html' }, '{}', {}],
  ['a method that the path does not have', 'METHOD_NOT_ALLOWED', json, '', { method: 'PATCH' }],
])('%s is refused with %s', async (_, code, headers, body, more) => {
  const request = { method: 'POST', path: '/api/auth/login', headers, body, ...more }
  expectProblem(await rawRequest(service.url, request), { code })
})

describe('paths that do not exist', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api//bookings',
    '/api/bookings/',
    '/api/bookings/1/',
    '/api/bookings/1/2',
    '/api/Vehicle-Types',
    '/api/%2e%2e/health',
    '/api/bookings%00',
    '/api/%',
    '/api/%E0%A4%A',
    '/api/%c0%af',
    `/api/${'x'.repeat(4000)}`,
  ])('%s is answered 404, as a problem', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await rawRequest(service.url, {
        method,
        path,
        headers: { Cookie: cookie },
      })
      expectProblem(answer, { code: 'NOT_FOUND', what: `${method} ${path.slice(0, 40)}` })
    }
  })

  it('outside the API are no server faults either', async () => {
    for (const path of [
      '/API/bookings',
      '/%',
      '/%E0%A4%A',
      '/..%2f..%2fetc/passwd',
      '/docs/assets/%',
      '/widget/%00',
      '/sandbox/pay/%',
    ]) {
      const answer = await rawRequest(service.url, { path })
      expect(answer.status, path).toBe(404)
    }
  })
})
