import { createClient, FiacreError } from '@fiacre/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDriverStore } from './driver-store.ts'
import { withQueued } from './kept-ride.ts'
import { sampleRide } from './sample-ride.ts'

const NOW = new Date('2026-02-14T13:00:00Z')
const TOKEN = 'q3Jc0vQ2mB1sT7uYw8Zk4g'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

function phone(storage = memory(), token: string | null = TOKEN) {
  const client = vi.mockObject(createClient({ baseUrl: 'https://fiacre.example', fetch: offline }), {
    spy: true,
  })
  client.getDriverRide.mockResolvedValue(sampleRide())
  client.sendDriverEvents.mockImplementation(async ({ body }) => ({
    outcomes: body.events.map(({ id }) => ({ id, outcome: 'taken' as const })),
    ride: withQueued(sampleRide(), body.events),
  }))
  const made = createDriverStore({ client, storage, token, now: () => NOW })
  if (!made) throw new Error('There is no ride.')
  return { client, storage, ...made, state: () => made.store.getState() }
}

describe('the page of a driver', () => {
  let mine: ReturnType<typeof phone>
  beforeEach(() => {
    mine = phone()
  })

  it('keeps what was done without a network, with the time of the phone, and sends it in order when there is one', async () => {
    mine.client.sendDriverEvents.mockImplementation(offline)
    await mine.report('on-the-way', new Date('2026-02-14T12:40:00Z'), null)
    await mine.report('arrived', NOW, { lat: 46.2381, lon: 6.109, accuracyMeters: 9 })
    expect(mine.state()).toMatchObject({ isOffline: true })
    // The page is closed, and opened again without its link.
    const again = phone(mine.storage, null)
    expect(again.state().queue.map(({ kind }) => kind)).toEqual(['on-the-way', 'arrived'])
    await again.sync()
    const [call] = again.client.sendDriverEvents.mock.calls
    expect(call?.[0].body).toMatchObject({
      token: TOKEN,
      events: [
        { kind: 'on-the-way', occurredAt: '2026-02-14T12:40:00.000Z' },
        { kind: 'arrived', occurredAt: NOW.toISOString(), position: { accuracyMeters: 9 } },
      ],
    })
    expect(again.state()).toMatchObject({ isOffline: false, queue: [], ride: { state: 'arrived' } })
  })

  it('sends a report that was made while others were on their way right after them, each once', async () => {
    const first = mine.report('on-the-way', NOW, null)
    const second = mine.report('arrived', NOW, null)
    await Promise.all([first, second])
    const sent = mine.client.sendDriverEvents.mock.calls.flatMap(([{ body }]) =>
      body.events.map(({ kind }) => kind),
    )
    expect(sent.toSorted()).toEqual(['arrived', 'on-the-way'])
    expect(mine.state().queue).toEqual([])
  })

  it('says when something went to a person, and when the link works no more', async () => {
    mine.client.sendDriverEvents.mockImplementation(async ({ body }) => ({
      outcomes: body.events.map(({ id }) => ({ id, outcome: 'to-a-person' as const })),
      ride: sampleRide(),
    }))
    await mine.report('done', NOW, null)
    expect(mine.state()).toMatchObject({ isLookedInto: true, ride: { state: 'assigned' } })
    const gone = new FiacreError({ status: 404, code: 'NOT_FOUND', detail: 'Gone.', text: '' })
    mine.client.getDriverRide.mockRejectedValue(gone)
    await mine.sync()
    expect(mine.state().isGone).toBe(true)
  })

  it('forgets a ride whose link has ended', () => {
    const storage = memory()
    storage.setItem(
      'fiacre.driver',
      JSON.stringify({
        token: TOKEN,
        ride: { ...sampleRide(), worksUntil: '2026-02-14T12:00:00Z' },
        queue: [],
      }),
    )
    const options = { client: mine.client, storage, token: null, now: () => NOW }
    expect(createDriverStore(options)).toBeNull()
    expect(storage.getItem('fiacre.driver')).toBeNull()
  })
})
