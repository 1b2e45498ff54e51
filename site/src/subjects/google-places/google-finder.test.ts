import type { FiacreClient } from '@fiacre/sdk'
import type { FoundPlaces, PlaceQuery, Prediction } from '@fiacre/widget'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { googleFinder } from './google-finder.ts'
import { CHAMONIX, fakeMaps, GENEVA_AIRPORT, HOTEL, predictionOf, queryOf } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const { maps, answer } = fakeMaps()
  const searchPlaces = vi.fn<FiacreClient['searchPlaces']>(async () => ({ places: [CHAMONIX] }))
  const find = googleFinder({ maps, client: { searchPlaces } })
  const own = vi.fn<() => Promise<FoundPlaces>>(async () => ({ places: [CHAMONIX] }))
  const signal = new AbortController().signal
  return {
    answer,
    own,
    searchPlaces,
    find: (text: string, change?: Partial<PlaceQuery>) => find(queryOf(text, change), { signal, own }),
    findUnwanted: (text: string) => find(queryOf(text), { signal: AbortSignal.abort(), own }),
  }
}

const silence = () => new Promise<never>(() => {})
const labels = ({ places }: FoundPlaces) => places.map(({ label }) => label)

/** The first suggestion, as one to choose. */
function firstOf({ places }: FoundPlaces): Prediction {
  const found = places.find((each) => 'resolve' in each)
  if (!found) throw new Error('No prediction was suggested.')
  return found
}

describe("Google's suggestions", () => {
  it('are shown with their source named, and without asking our own search', async () => {
    const { find, own } = setup()
    const found = await find('hotel mont')
    expect(found).toMatchObject({ credit: 'Google Maps', places: [{ kind: 'address' }] })
    expect(labels(found)).toEqual(['Hôtel Mont-Blanc, Chamonix, France'])
    expect(own).not.toHaveBeenCalled()
  })

  it('have a place of ours with the very IATA code above them, once', async () => {
    const { find, own, answer } = setup()
    own.mockResolvedValue({ places: [CHAMONIX, GENEVA_AIRPORT] })
    answer.mockResolvedValue([
      predictionOf('Geneva Airport (GVA), Le Grand-Saconnex'),
      predictionOf('Gva Rd'),
    ])
    expect(labels(await find('gva'))).toEqual([GENEVA_AIRPORT.label, 'Gva Rd'])
  })

  it('stay as they are for three letters that are no code of ours', async () => {
    const { find, answer } = setup()
    answer.mockResolvedValue([predictionOf('Gva Rd'), null])
    expect(labels(await find('gva'))).toEqual(['Gva Rd'])
  })

  it('give way to ours where Google knows nothing', async () => {
    const { find, answer } = setup()
    answer.mockResolvedValue([])
    expect(await find('courchevel 1850')).toEqual({ places: [CHAMONIX] })
  })

  it('are not waited for when a newer search has begun', async () => {
    const { findUnwanted, own } = setup()
    await expect(findUnwanted('hotel')).rejects.toThrow(/abort/i)
    expect(own).not.toHaveBeenCalled()
  })
})

describe('when Google fails', () => {
  it('our own search answers for that very text', async () => {
    const { find, answer } = setup()
    answer.mockRejectedValueOnce(new Error('PERMISSION_DENIED'))
    expect(await find('hotel')).toEqual({ places: [CHAMONIX] })
    expect((await find('hotel m')).credit).toBe('Google Maps')
  })

  it('our own search answers after two seconds of silence', async () => {
    const { find, answer, own } = setup()
    answer.mockImplementation(silence)
    const found = find('hotel')
    await vi.advanceTimersByTimeAsync(1999)
    expect(own).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toEqual({ places: [CHAMONIX] })
  })

  it('three times in a row it is left alone for the visit', async () => {
    const { find, answer } = setup()
    answer.mockRejectedValue(new Error('OVER_QUERY_LIMIT'))
    for (const text of ['hot', 'hote', 'hotel', 'hotel m', 'hotel mo']) await find(text)
    expect(answer).toHaveBeenCalledTimes(3)
  })

  it('a good answer in between starts the count anew', async () => {
    const { find, answer } = setup()
    const broken = new Error('UNAVAILABLE')
    answer.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken)
    for (const text of ['hot', 'hote', 'hotel']) await find(text)
    answer.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken)
    for (const text of ['hotel m', 'hotel mo', 'hotel mon']) await find(text)
    expect((await find('hotel mont')).credit).toBe('Google Maps')
  })
})

describe('a suggestion that is chosen', () => {
  it('says where it is, with the address for the driver and the zone of our own town', async () => {
    const { find, searchPlaces } = setup()
    const chosen = await firstOf(await find('hotel mont')).resolve()
    expect(chosen).toEqual({
      id: 'google:H-tel-Mont-Blanc-Chamonix-France',
      name: 'Hôtel Mont-Blanc',
      label: 'Hôtel Mont-Blanc, 62 All. du Majestic, 74400 Chamonix-Mont-Blanc, France',
      kind: 'address',
      countryCode: 'FR',
      lat: 45.9241,
      lon: 6.8702,
      timeZone: 'Europe/Paris',
    })
    expect(searchPlaces.mock.calls[0]![0].query).toEqual({
      q: 'Chamonix-Mont-Blanc',
      lat: 45.9241,
      lon: 6.8702,
      lang: 'en',
    })
  })

  it.each([
    ['fails', () => Promise.reject(new Error('503'))],
    ['is silent', silence],
    ['knows only a namesake', async () => ({ places: [{ ...CHAMONIX, lat: 50 }] })],
  ])('has no zone where our own search %s', async (_what, answer) => {
    const { find, searchPlaces } = setup()
    searchPlaces.mockImplementation(answer)
    const chosen = firstOf(await find('hotel mont')).resolve()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await chosen).not.toHaveProperty('timeZone')
  })

  it('is free text where Google does not say where it is', async () => {
    const { find, answer } = setup()
    answer.mockResolvedValue([predictionOf('Nowhere', { ...HOTEL, location: null })])
    await expect(firstOf(await find('now')).resolve()).rejects.toThrow('no point')
  })

  it('is free text where Google is silent', async () => {
    const { find, answer } = setup()
    const silent = predictionOf('Hotel')
    answer.mockResolvedValue([{ ...silent, toPlace: () => ({ fetchFields: silence }) }])
    const chosen = firstOf(await find('hot'))
      .resolve()
      .catch((error: unknown) => String(error))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await chosen).toContain('2000 ms')
  })

  it('ends the session, in its own field alone', async () => {
    const { find, answer } = setup()
    const found = await find('hotel')
    await find('hotel m')
    await find('annecy', { field: 'destination' })
    await firstOf(found).resolve()
    await find('annecy l', { field: 'destination' })
    await find('lyon')
    expect(answer.mock.calls.map(([{ sessionToken }]) => sessionToken)).toEqual(
      [1, 1, 2, 2, 3].map((number) => ({ number })),
    )
  })
})
