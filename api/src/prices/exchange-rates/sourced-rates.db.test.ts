import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import type { ExchangeRates, ExchangeRatesPort } from './exchange-rates.ts'
import { openExchangeRates } from './open-exchange-rates.ts'
import { sourcedRates } from './sourced-rates.ts'
import { answering, rateServer, type RateServer } from './testing/rate-server.ts'
import { ecbXml, frankfurterJson } from './testing/source-answers.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let server: RateServer
let now: Date
let logged: { msg: string; refused?: { code: string }[]; err?: { message: string } }[]
const ports: ExchangeRatesPort[] = []

beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())
beforeEach(async () => {
  server = await rateServer()
  now = new Date('2026-11-21T12:00:00Z')
  logged = []
  await sql`delete from exchange_rate`.execute(database.db)
})
afterEach(async () => {
  await Promise.all(ports.splice(0).map((port) => port.stop()))
  await server.close()
})

const means = () => ({
  db: () => database.orm.em.fork().getKysely(),
  now: () => now,
  log: pino({}, { write: (line: string) => logged.push(JSON.parse(line) as (typeof logged)[number]) }),
})

/** A busy machine may take its time. */
const PATIENTLY = { timeout: 15_000 }

/** A process's rates, with pauses that a test can wait for. */
function openPort(patience = { timeout: 5000, pause: 1, rest: 60_000 }): ExchangeRatesPort {
  const port = sourcedRates({ url: server.url, ...means(), patience })
  ports.push(port)
  return port
}

/** Asks until the answer is from the source's day. */
const ratesOf = (port: ExchangeRatesPort, date: string): Promise<ExchangeRates> =>
  vi.waitFor(async () => {
    const rates = await port.current()
    expect(rates.date).toBe(date)
    return rates
  }, PATIENTLY)

const logs = (text: string, count = 1) =>
  vi.waitFor(() => {
    const lines = logged.filter((line) => `${line.msg} ${line.err?.message}`.includes(text))
    expect(lines.length).toBeGreaterThanOrEqual(count)
    return lines
  }, PATIENTLY)

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}

const TABLE = { rates: DISPLAY_RATES, source: 'table', date: null, ageSeconds: null }

describe('rates from a source', () => {
  it.each([
    ['ecb', ecbXml('2026-11-20', { USD: '1.1', PLN: '4.2415', HUF: '401.3', JPY: '163' })],
    ['frankfurter', frankfurterJson('2026-11-20', { USD: 1.1, PLN: 4.2415, HUF: 401.3, JPY: 163 })],
  ])('are those of %s, over the table, once it has answered', async (source, body) => {
    server.answer = answering(body)
    const port = openPort()
    expect(await port.current()).toEqual(TABLE)
    expect(await ratesOf(port, '2026-11-20')).toEqual({
      rates: { ...DISPLAY_RATES, USD: 1.1, PLN: 4.2415, HUF: 401.3 },
      source,
      date: '2026-11-20',
      ageSeconds: 0,
    })
  })

  it('never take a discontinued currency, nor the euro, from a source', async () => {
    server.answer = answering(frankfurterJson('2026-11-20', { PLN: 4.2, BGN: 1.9, HRK: 7.1, EUR: 1.1 }))
    const { rates } = await ratesOf(openPort(), '2026-11-20')
    expect(rates).toMatchObject({ PLN: 4.2, BGN: 1.95583, HRK: 7.5345, EUR: 1, AED: 4 })
  })

  it('are shared by processes and kept over a restart, without asking again', async () => {
    server.answer = answering(ecbXml('2026-11-20', { PLN: 4.2 }))
    await ratesOf(openPort(), '2026-11-20')
    expect(server.asked).toBe(1)
    later(5)
    const other = openPort()
    expect(await other.current()).toMatchObject({ date: '2026-11-20', ageSeconds: 5 * 3600 })
    await other.stop()
    expect(server.asked).toBe(1)
  })

  it('are fetched anew behind the request that finds them six hours old', async () => {
    server.answer = answering(ecbXml('2026-11-20', { PLN: 4.2 }))
    const port = openPort()
    await ratesOf(port, '2026-11-20')
    server.answer = answering(ecbXml('2026-11-21', { PLN: 4.3 }))
    later(6)
    expect(await port.current()).toMatchObject({ date: '2026-11-20', ageSeconds: 6 * 3600 })
    const fresh = await ratesOf(port, '2026-11-21')
    expect(fresh.rates['PLN']).toBe(4.3)
    expect(fresh.ageSeconds).toBe(0)
    expect(server.asked).toBe(2)
  })

  it('are asked for once, however many requests find them old', async () => {
    server.answer = answering(ecbXml('2026-11-20', { PLN: 4.2 }))
    const port = openPort()
    await Promise.all(Array.from({ length: 30 }, () => port.current()))
    await ratesOf(port, '2026-11-20')
    expect(server.asked).toBe(1)
  })

  it('keep the last good one where a rate cannot be true, and say so', async () => {
    server.answer = answering(ecbXml('2026-11-19', { PLN: 4.2, USD: 1.1, SEK: 11, NOK: 11.5 }))
    const port = openPort()
    await ratesOf(port, '2026-11-19')
    server.answer = answering(frankfurterJson('2026-11-20', { PLN: 42, USD: 0, SEK: -11, NOK: 11.6 }))
    later(6)
    const { rates } = await ratesOf(port, '2026-11-20')
    expect(rates).toMatchObject({ PLN: 4.2, USD: 1.1, SEK: 11, NOK: 11.6 })
    const [line] = await logs('refused')
    expect(line?.refused?.map(({ code }) => code).toSorted()).toEqual(['PLN', 'SEK', 'USD'])
  })

  it('keep those of a later day when the source falls behind', async () => {
    server.answer = answering(ecbXml('2026-11-20', { PLN: 4.2 }))
    const port = openPort()
    await ratesOf(port, '2026-11-20')
    server.answer = answering(ecbXml('2026-11-18', { PLN: 4.1 }))
    later(6)
    await port.current()
    await logs('older than those of 2026-11-20')
    expect((await port.current()).rates['PLN']).toBe(4.2)
  })
})

describe('a source in trouble', () => {
  const HANGING = () => {}
  const TROUBLES: [string, RateServer['answer'], asked: number, told: string][] = [
    ['answers 503', answering('busy', 503), 3, 'answered 503'],
    ['answers 429', answering('slow down', 429), 3, 'answered 429'],
    ['answers 404', answering('not here', 404), 1, 'Check EXCHANGE_RATES_URL'],
    ['answers garbage', answering('<html>Maintenance</html>'), 1, 'Maintenance'],
    ['answers nothing', answering(''), 1, 'Check EXCHANGE_RATES_URL'],
    ['gives no currency of ours', answering(frankfurterJson('2026-11-20', { JPY: 160 })), 1, 'no rate that'],
    ['is silent', HANGING, 3, 'timed out'],
    ['stops in the middle', (_request, response) => response.writeHead(200).write('{"base"'), 3, 'timed out'],
    ['hangs up', (request) => request.socket.destroy(), 3, 'fetch failed'],
    ['never ends', endless, 1, 'longer than 100000 bytes'],
  ]

  it.each(TROUBLES)(
    'that %s leaves the last good rates, and is told of',
    async (_what, answer, asked, told) => {
      server.answer = answering(ecbXml('2026-11-19', { PLN: 4.2 }))
      await ratesOf(openPort(), '2026-11-19')
      // Silence is waited for, so not long.
      const port = openPort(told === 'timed out' ? { timeout: 200, pause: 1, rest: 60_000 } : undefined)
      const before = await ratesOf(port, '2026-11-19')
      server.answer = answer
      server.asked = 0
      later(48)
      expect(await port.current()).toEqual({ ...before, ageSeconds: 48 * 3600 })
      await logs(told)
      expect(server.asked).toBe(asked)
      expect((await port.current()).rates).toEqual(before.rates)
    },
  )

  it('from the first day on leaves the table', async () => {
    server.answer = answering('busy', 503)
    const port = openPort()
    await port.current()
    await logs('answered 503')
    expect(await port.current()).toEqual(TABLE)
  })

  const failTwice = async (port: ExchangeRatesPort) => {
    server.answer = answering('gone', 404)
    await port.current()
    await logs('answered 404', 1)
    await vi.waitFor(async () => {
      await port.current()
      expect(server.asked).toBeGreaterThanOrEqual(2)
    }, PATIENTLY)
    await logs('answered 404', 2)
  }

  it('is not asked again for a while after it has failed twice', async () => {
    const port = openPort()
    await failTwice(port)
    for (let request = 0; request < 5; request++) await port.current()
    expect(server.asked).toBe(2)
    expect(logged).toHaveLength(2)
  })

  it('is asked again after a rest', async () => {
    const port = openPort({ timeout: 200, pause: 1, rest: 1 })
    await failTwice(port)
    server.answer = answering(ecbXml('2026-11-20', { PLN: 4.2 }))
    expect((await ratesOf(port, '2026-11-20')).rates['PLN']).toBe(4.2)
  })

  it('does not hold up the stop of the service', async () => {
    server.answer = HANGING
    const port = openPort({ timeout: 600_000, pause: 1, rest: 60_000 })
    await port.current()
    await vi.waitFor(() => expect(server.asked).toBe(1), PATIENTLY)
    await port.stop()
    await port.current()
    expect(server.asked).toBe(1)
    expect(logged).toEqual([])
  })
})

describe('the configured rates', () => {
  it('are the table without a source', async () => {
    const port = await openExchangeRates({ exchangeRatesUrl: undefined }, means())
    expect(await port.current()).toEqual(TABLE)
    await port.stop()
  })

  it('are fetched from the start on with one, before anyone asks', async () => {
    server.answer = answering(ecbXml('2026-11-20', { PLN: 4.2 }))
    const port = await openExchangeRates({ exchangeRatesUrl: server.url }, means())
    ports.push(port)
    await vi.waitFor(() => expect(server.asked).toBe(1), PATIENTLY)
    await ratesOf(port, '2026-11-20')
  })
})

/** Ten megabytes of spaces, as fast as they are taken. */
function endless(...[, response]: Parameters<RateServer['answer']>) {
  response.writeHead(200)
  const chunk = ' '.repeat(10_000)
  let sent = 0
  const send = () => {
    while ((sent += chunk.length) < 10_000_000) if (!response.write(chunk)) return
    response.end()
  }
  response.on('drain', send)
  send()
}
