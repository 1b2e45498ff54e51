import { afterEach, expect, it } from 'vitest'
import { answeringServer, type Answer } from '#platform/outside/testing/answering-server.ts'
import { flightStatus } from './flight-status.ts'

const CALM = { timeout: 10_000, repetitions: 1, pause: 5, failures: 9, rest: 150 }
const WANTED = { number: 'TP641', airport: 'OPO', day: '2024-05-27' }
let server: Awaited<ReturnType<typeof answeringServer>>
afterEach(() => server.close())

async function status(...answers: Answer[]) {
  server = await answeringServer(...answers)
  return flightStatus({ url: server.url, key: 'a-secret' }, { warn: () => {} }, CALM)
}

const time = (utc: string) => ({ utc: `2024-05-27 ${utc}Z`, local: `2024-05-27 ${utc}+00:00` })

/** As AeroDataBox answers, in short. */
const flight = (state: string, arrival: object, iata = 'OPO') => ({
  number: 'TP 641',
  status: state,
  codeshareStatus: 'IsOperator',
  isCargo: false,
  departure: {
    airport: { icao: 'EBBR', iata: 'BRU', name: 'Brussels' },
    scheduledTime: time('08:30'),
    quality: ['Basic', 'Live'],
  },
  arrival: {
    airport: { icao: 'LPPR', iata, name: 'Porto' },
    scheduledTime: time('11:05'),
    terminal: '1',
    quality: ['Basic', 'Live'],
    ...arrival,
  },
})

it('knows when a flight landed, and until then when it is to land', async () => {
  const flights = await status(
    { json: [flight('Arrived', { revisedTime: time('10:59'), runwayTime: time('10:52') })] },
    { json: [flight('Arrived', {}, 'LIS'), flight('Arrived', { revisedTime: time('10:59') })] },
    { json: [flight('EnRoute', { revisedTime: time('11:40'), predictedTime: time('11:42') })] },
  )
  const utc = (clock: string) => new Date(`2024-05-27T${clock}Z`)
  expect(await flights.landingOf(WANTED)).toEqual({ landedAt: utc('10:52'), expectedAt: utc('10:52') })
  expect(await flights.landingOf(WANTED)).toEqual({ landedAt: utc('10:59'), expectedAt: utc('10:59') })
  expect(await flights.landingOf(WANTED)).toEqual({ landedAt: null, expectedAt: utc('11:42') })
  expect(server.asked[0]?.url).toMatch(/^\/flights\/number\/TP641\/2024-05-27\?dateLocalRole=Arrival/)
  expect(server.asked[0]?.headers).toMatchObject({ 'x-api-market-key': 'a-secret' })
})

it('knows nothing of a flight that nobody knows, that lands elsewhere or is cancelled, and while nobody answers', async () => {
  const flights = await status(
    { status: 204, text: '' },
    { json: [flight('Arrived', { runwayTime: time('10:52') }, 'LIS')] },
    { json: [flight('Canceled', {})] },
    { status: 403, json: { message: 'You are not subscribed to this API.' } },
    { status: 500, json: {} },
    { hangUp: true },
  )
  for (let call = 0; call < 5; call += 1) expect(await flights.landingOf(WANTED)).toBeNull()
  expect(server.asked).toHaveLength(6)
  expect(await flightStatus(undefined, { warn: () => {} }).landingOf(WANTED)).toBeNull()
})
