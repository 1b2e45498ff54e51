import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { jsonService, type Patience } from './json-service.ts'
import { type Answer, answeringServer } from './testing/answering-server.ts'

/** Patient enough that a slow machine does not look like a silent service. */
const CALM: Patience = { timeout: 10_000, repetitions: 2, pause: 5, failures: 2, rest: 150 }
let server: Awaited<ReturnType<typeof answeringServer>>
afterEach(() => server.close())

async function service(...answers: Answer[]) {
  server = await answeringServer(...answers)
  return asker(CALM)
}

function asker(patience: Patience) {
  const ask = jsonService(patience)
  return () => ask({ url: `${server.url}/thing?q=1` })
}

describe('jsonService', () => {
  it('answers what the service says', async () => {
    const ask = await service({ json: { ok: true } })
    expect(await ask()).toEqual({ status: 200, body: { ok: true } })
    expect(server.asked).toMatchObject([{ method: 'GET', url: '/thing?q=1' }])
  })

  it('sends a body as JSON, and headers', async () => {
    server = await answeringServer({ json: [] })
    await jsonService(CALM)({ url: server.url, body: { a: 1 }, headers: { 'X-Key': 'k' } })
    expect(server.asked[0]).toMatchObject({ method: 'POST', body: '{"a":1}' })
    expect(server.asked[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'k' })
  })

  it('takes a 4xx for an answer', async () => {
    const ask = await service({ status: 400, json: { code: 'NoRoute' } })
    expect(await ask()).toEqual({ status: 400, body: { code: 'NoRoute' } })
    expect(server.asked).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['an error of its own', { status: 503, json: {} }],
    ['too many requests', { status: 429, json: {} }],
    ['a connection cut off', { hangUp: true }],
  ])('asks again after %s', async (_what, answer) => {
    const ask = await service(answer, { json: 'at last' })
    expect(await ask()).toEqual({ status: 200, body: 'at last' })
  })

  it('asks again after silence', async () => {
    server = await answeringServer({ silentMs: 30_000 }, { json: 'at last' })
    expect(await asker({ ...CALM, timeout: 500, repetitions: 20 })()).toEqual({
      status: 200,
      body: 'at last',
    })
  })

  it('gives up after the last repetition', async () => {
    const ask = await service({ status: 500, json: {} })
    await expect(ask()).rejects.toThrow('The service answered 500.')
    expect(server.asked).toHaveLength(3)
  })

  it.each<[string, Answer, RegExp]>([
    ['no JSON', { text: '<html>' }, /no JSON/],
    ['a flood', { text: `"${'x'.repeat(1_100_000)}"` }, /longer than/],
  ])('does not ask again for %s', async (_what, answer, error) => {
    const ask = await service(answer)
    await expect(ask()).rejects.toThrow(error)
    expect(server.asked).toHaveLength(1)
  })

  it('follows nobody elsewhere', async () => {
    const ask = await service({ status: 302, text: '' })
    await expect(ask()).rejects.toThrow()
  })

  it('leaves a broken service alone for a while, then tries it again', async () => {
    const broken: Answer[] = Array.from({ length: 6 }, () => ({ status: 500, json: {} }))
    const ask = await service(...broken, { json: 'well again' })
    await expect(ask()).rejects.toThrow()
    await expect(ask()).rejects.toThrow()
    expect(server.asked).toHaveLength(6)
    await expect(ask()).rejects.toThrow(/circuit breaker is open/)
    expect(server.asked).toHaveLength(6)
    await wait(CALM.rest + 20)
    expect(await ask()).toMatchObject({ body: 'well again' })
  })
})
