import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { resolvePlace } from './resolve-place.ts'
import { searchPlaces } from './search-places.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.close())

describe('resolvePlace', () => {
  it.each([
    ['Geneva Airport', 'airport:GVA'],
    ['Geneva Airport (GVA), Switzerland', 'airport:GVA'],
    ['Kraków, lotnisko', 'airport:KRK'],
    ['Heathrow Terminal 5', 'curated:lhr-terminal-5'],
    ['Heathrow Terminal 9', 'airport:LHR'],
    ['Paris CDG', 'airport:CDG'],
    ['muc', 'airport:MUC'],
    ['Chamonix', 'geonames:3027301'],
    ['Chamonix-Mont-Blanc, France', 'geonames:3027301'],
    ['Hotel Mont Blanc Chamonix', 'geonames:3027301'],
    ['Rynek 1, Kraków', 'geonames:3094802'],
    ['Rynek 1, 31-042 Kraków, Polska', 'geonames:3094802'],
    ['Hotel Moskva, Belgrade', 'geonames:792680'],
    ['Hotel Paris, Geneva', 'geonames:2660646'],
    ['Paris, France', 'geonames:2988507'],
    ['10 Downing Street, London SW1A 2AA, UK', 'geonames:2643743'],
    ['Tripoli, Greece', 'geonames:252601'],
    ['Gare de Lyon, Paris', 'curated:paris-lyon-station'],
    ['Zermatt, Valais, Switzerland', 'geonames:2657928'],
    ['Kemer (Antalya), Türkiye', 'geonames:308220'],
    ['Les Arcs (Toulon), France', 'geonames:3002138'],
    ['Luxembourg', 'geonames:2960316'],
    ['Berlin OST', 'geonames:2950159'],
    ['Hotel Sacher Wien', 'geonames:2761369'],
    ['KRK', 'airport:KRK'],
    ['krk', 'airport:KRK'],
    ['Мюнхен', 'geonames:2867714'],
  ])('takes %s for %s', async (text, id) => {
    expect(await resolvePlace(database.db, { text })).toMatchObject({ id })
  })

  it.each([
    '',
    '!!',
    'asdfgh',
    'Moscow',
    'Moscow, Russia',
    'New York, USA',
    'Paris, USA',
    'Kyiv, Ukraine',
    'Paris, Italy',
    'Georgia',
    'Paris, Texas',
    'Birmingham, Alabama',
    'Minsk',
    'Minsk, Belarus',
    'Barclona',
    'Cuba',
    'Paris, TX',
    'Naples, FL 34102',
    'Monte Isola',
    'Castello Rosso',
    'Hotel Bellevue',
  ])('takes %j for nothing we serve', async (text) => {
    expect(await resolvePlace(database.db, { text })).toBeNull()
  })

  it.each([
    ['Rynek 1, Kraków', 'address'],
    ['ul. Floriańska 5, 31-019 Kraków, Polska', 'address'],
    ['Hotel Mont Blanc Chamonix', 'address'],
    ['Kraków', 'place'],
    ['Heathrow Terminal 5', 'place'],
    ['Gare de Lyon, Paris', 'place'],
  ])('understands %s as a %s', async (text, match) => {
    expect(await resolvePlace(database.db, { text })).toMatchObject({ match })
  })

  it('takes a town of ours for its own name, however large its namesake elsewhere', async () => {
    for (const text of ['Mérida', 'Mińsk Mazowiecki', 'Alexandria, Romania', 'Valencia', 'Córdoba']) {
      expect(await resolvePlace(database.db, { text }), text).not.toBeNull()
    }
  })

  it.each([
    ['Granada', 'ES'],
    ['Olbia', 'IT'],
    ['Halle (Saale)', 'DE'],
    ['Vatican City', 'IT'],
    ['Krk', 'HR'],
    ['Rho', 'IT'],
    ['Hel', 'PL'],
  ])('takes %s for the town of that very name', async (text, countryCode) => {
    expect(await resolvePlace(database.db, { text })).toMatchObject({
      name: text,
      countryCode,
      match: 'place',
    })
  })

  it('keeps the point, and names it by the text when that lies there', async () => {
    const point = { lat: 46.2372, lon: 6.1092 }
    expect(await resolvePlace(database.db, { text: 'Geneva Airport', point })).toMatchObject({
      id: 'airport:GVA',
      ...point,
      timeZone: 'Europe/Zurich',
    })
  })

  it('goes by the point where the text says something else', async () => {
    const point = { lat: 45.9237, lon: 6.8694 }
    expect(await resolvePlace(database.db, { text: 'Chalet Paris', point })).toMatchObject({
      id: 'geonames:3027301',
      countryCode: 'FR',
      ...point,
    })
  })

  it.each([
    ['the open sea', 43.0, 5.0, 'FR'],
    ['the middle of the Atlantic', 45.0, -25.0, null],
    ['Kaliningrad', 54.71, 20.51, null],
    ['Ivangorod, across the river from Narva', 59.37, 28.25, null],
    ['Narva', 59.376, 28.19, 'EE'],
    ['Tangier', 35.77, -5.8, null],
    ['Vaduz', 47.14, 9.52, null],
    ['Saint Peter’s Square, entered from Rome', 41.9022, 12.4568, 'IT'],
  ])('knows whose country %s is', async (_, lat, lon, countryCode) => {
    const place = await resolvePlace(database.db, { text: 'Meeting point', point: { lat, lon } })
    expect(place?.countryCode ?? null).toBe(countryCode)
  })

  it('gives back every suggestion that was picked', async () => {
    for (const q of [
      'par',
      'geneva',
      'kemer',
      'zell',
      'st anton',
      'courchevel',
      'london',
      'split',
      'santa c',
    ]) {
      for (const place of await searchPlaces(database.db, { q })) {
        const again = await resolvePlace(database.db, { text: place.label })
        expect(again?.countryCode, place.label).toBe(place.countryCode)
        expect(Math.abs((again?.lat ?? 0) - place.lat), place.label).toBeLessThan(0.3)
      }
    }
  })
})
