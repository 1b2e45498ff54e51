import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import Koa from 'koa'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ruleMessage } from '@fiacre/sdk/rules'
import { fieldProblem, Problem } from './problem.ts'
import { problems } from './problems-middleware.ts'
import { requestId } from './request-id.ts'

/** Answers a request whose handling throws, and what was logged meanwhile. */
async function answerTo(thrown: unknown, language = '') {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = new Koa().use(requestId()).use(problems(pino(sink)))
  app.use(() => {
    throw thrown
  })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Language': language } })
  const body = (await response.json()) as Record<string, unknown>
  server.close()
  return { status: response.status, headers: response.headers, body, log: lines.join('') }
}

describe('whatever is thrown', () => {
  it('as a problem is answered as that, with its headers and fields', async () => {
    const thrown = new Problem('TOO_MANY_REQUESTS', 'Slow down.', { headers: { 'Retry-After': '7' } })
    const { status, headers, body, log } = await answerTo(thrown)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('7')
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(body).toEqual({
      type: '/docs/problems#TOO_MANY_REQUESTS',
      title: 'Too many requests',
      status: 429,
      detail: 'Slow down.',
      message: 'Slow down.',
      code: 'TOO_MANY_REQUESTS',
      requestId: headers.get('x-request-id'),
    })
    expect(log).toBe('')
  })

  it('about one field points at it', async () => {
    const { body } = await answerTo(fieldProblem('LEAD_TIME', 'pickupTime', 'Too soon.'))
    expect(body['errors']).toEqual([{ pointer: '/pickupTime', code: 'LEAD_TIME', message: 'Too soon.' }])
  })

  it.each([
    new Error('secret: select * from app_user'),
    new TypeError('cannot read'),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new Error('no such file'), { code: 'ENOTDIR' }),
    'a text',
    undefined,
    null,
  ])('unforeseen is a 500 that tells nothing, and is logged: %s', async (thrown) => {
    const { status, body, log } = await answerTo(thrown)
    expect(status).toBe(500)
    expect(body).toMatchObject({ code: 'INTERNAL', title: 'Something went wrong on our side' })
    expect(JSON.stringify(body)).not.toMatch(/secret|select|cannot read|duplicate|no such/)
    expect(log).toContain(String(body['requestId']))
  })

  it.each(['08006', '08001', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])(
    'because the database is away (%s) is a 503 with Retry-After',
    async (code) => {
      const { status, headers, body } = await answerTo(Object.assign(new Error('away'), { code }))
      expect([status, body['code']]).toEqual([503, 'UNAVAILABLE'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    },
  )
})

describe('the words of a problem', () => {
  const tooMany = () =>
    fieldProblem('TOO_MANY_PASSENGERS', 'passengers', ruleMessage('passengersMax', { max: 3 }))

  it('are those of the rule that failed, in the language asked for, and so is its field; the rule is named', async () => {
    const { headers, body } = await answerTo(tooMany(), 'pl-PL, en;q=0.5')
    const words = { message: 'Najwyżej 3 pasażerów', rule: 'passengersMax', values: { max: 3 } }
    expect(body).toMatchObject({ ...words, detail: words.message, title: 'Too many passengers' })
    expect(body['errors']).toEqual([{ pointer: '/passengers', code: 'TOO_MANY_PASSENGERS', ...words }])
    expect(headers.get('content-language')).toBe('pl')
    expect(headers.get('vary')).toContain('Accept-Language')
  })

  it('are those of the code where no rule is behind it', async () => {
    const { body } = await answerTo(new Problem('ALREADY_PAID', 'It is paid.'), 'fr')
    expect(body['detail']).toBe('Cette réservation est déjà payée.')
    expect(body).not.toHaveProperty('rule')
  })

  it('are English where the language has none of its own, and say so', async () => {
    const { headers, body } = await answerTo(new Problem('REVIEW_RESOLVED', 'Decided before.'), 'fr')
    expect([body['detail'], headers.get('content-language')]).toEqual(['Decided before.', 'en'])
  })

  it.each([
    ['', 'en'],
    ['en-GB, pl;q=0.9', 'en'],
    ['ja, fr;q=0.4, pl;q=0.3', 'fr'],
    ['pl;q=0, fr;q=0', 'en'],
    ['ja', 'en'],
    ['nb-NO', 'no'],
    [';;q=x', 'en'],
    [`pl, ${'x,'.repeat(7000)}`, 'en'],
  ])('are for %j in %s', async (asked, language) => {
    const { headers, body } = await answerTo(tooMany(), asked)
    expect(headers.get('content-language')).toBe(language)
    if (language === 'en') expect(body['detail']).toBe('Maximum 3 passengers')
  })
})
