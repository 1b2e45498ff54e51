import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../test/support/accounts.ts'
import { sharedService } from '../../../test/support/shared-service.ts'
import { nearestPlace } from './nearest-place.ts'
import { resolvePlace } from './resolve-place.ts'
import { resolved } from '../../../test/support/resolved-place.ts'
import { searchPlaces } from './search-places.ts'

let db: ReturnType<typeof database>

beforeAll(async () => {
  db = database(await sharedService())
})

describe('resolvePlace', () => {
  it.each([
    ['Geneva Airport', 'airport:GVA'],
    ['Geneva Airport (GVA), Switzerland', 'airport:GVA'],
    ['Kraków, lotnisko', 'airport:KRK'],
    ['Heathrow Terminal 5', 'curated:lhr-terminal-5'],
    ['Heathrow Terminal 9', 'airport:LHR'],
    ['Paris CDG', 'airport:CDG'],
    ['Aeroporto di Roma Ciampino, Italy', 'airport:CIA'],
    // A postcode, also another town's, takes nothing of the airport's name away.
    ['74400 Aeroporto di Roma Ciampino, Italy', 'airport:CIA'],
    ['Aeroporto di Roma Ciampino, 74400 Italy', 'airport:CIA'],
    ['20090 Milan Linate Airport, Italy', 'airport:LIN'],
    ['1 Paris Orly Airport, France', 'airport:ORY'],
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
    ['Terminal 2, c a l l me, G h e n t', 'geonames:2797656'],
  ])('takes %s for %s', async (text, id) => {
    expect(await resolved(db, { text })).toMatchObject({ id })
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
    expect(await resolved(db, { text })).toBeNull()
  })

  it.each([
    ['Rynek 1, Kraków', 'address'],
    ['ul. Floriańska 5, 31-019 Kraków, Polska', 'address'],
    ['Hotel Mont Blanc Chamonix', 'address'],
    ['Kraków', 'place'],
    ['Heathrow Terminal 5', 'place'],
    ['Gare de Lyon, Paris', 'place'],
  ])('understands %s as a %s', async (text, match) => {
    expect(await resolved(db, { text })).toMatchObject({ match })
  })

  it('takes a town of ours for its own name, however large its namesake elsewhere', async () => {
    for (const text of ['Mérida', 'Mińsk Mazowiecki', 'Alexandria, Romania', 'Valencia', 'Córdoba']) {
      expect(await resolved(db, { text }), text).not.toBeNull()
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
    expect(await resolved(db, { text })).toMatchObject({
      name: text,
      countryCode,
      match: 'place',
    })
  })

  it('keeps the point, and names it by the text when that lies there', async () => {
    const point = { lat: 46.2372, lon: 6.1092 }
    expect(await resolved(db, { text: 'Geneva Airport', point })).toMatchObject({
      id: 'airport:GVA',
      ...point,
      match: 'point',
      timeZone: 'Europe/Zurich',
    })
  })

  it('keeps to the country of the text, across a border that is near', async () => {
    const annemasse = { lat: 46.194, lon: 6.237 }
    expect(await resolved(db, { text: 'Geneva, Switzerland', point: annemasse })).toMatchObject({
      countryCode: 'CH',
      ...annemasse,
    })
  })

  it.each([
    ['Paris Charles de Gaulle Airport (CDG), France', 'airport:CDG'],
    ['Rome Fiumicino Airport (FCO), Italy', 'airport:FCO'],
    ['Zermatt', 'geonames:2657928'],
    ['12 Downing Street, London', 'geonames:2643743'],
  ])('goes by the text alone where the point is far from %s', async (text, id) => {
    const colosseum = { lat: 41.8902, lon: 12.4922 }
    const alone = await resolved(db, { text })
    expect(alone).toMatchObject({ id })
    expect(await resolved(db, { text, point: colosseum })).toEqual(alone)
  })

  it('counts a point to ten kilometres from a town or an airport, and not beyond', async () => {
    const text = 'Geneva Airport (GVA), Switzerland'
    const { lat = 0, lon = 0 } = (await resolved(db, { text })) ?? {}
    for (const [km, match] of [
      [9.9, 'point'],
      [10.1, 'place'],
    ] as const) {
      const point = { lat: lat + km / 111.2, lon }
      expect(await resolved(db, { text, point }), String(km)).toMatchObject({ match })
    }
  })

  it('tells namesakes of one country apart by the point, and says which it is', async () => {
    const text = 'Les Arcs, France'
    const inProvence = { lat: 43.463, lon: 6.479 }
    expect(await resolved(db, { text, point: inProvence })).toMatchObject({
      id: 'geonames:3002138',
      label: 'Les Arcs (Toulon), France',
    })
  })

  it('books the place at the point under its own name where the text names nothing', async () => {
    const point = { lat: 45.9237, lon: 6.8694 }
    for (const text of ['Meeting point', 'Paris Charles de Gaulle Airport, Italy']) {
      expect(await resolved(db, { text, point }), text).toMatchObject({
        id: 'geonames:3027301',
        label: 'Chamonix, France',
        countryCode: 'FR',
        match: 'nearest',
        ...point,
      })
    }
  })

  it('asks whether the town is meant where the text names nothing and the point lies far from every town', async () => {
    // In the sea, 25 km south of Cascais: its way would be paid, and Cascais driven to.
    const point = { lat: 38.4752, lon: -9.42 }
    expect(await resolvePlace(db, { text: 'from Cascais to Ylläs', point })).toMatchObject({
      kind: 'unclear',
      candidates: [{ label: 'Cascais, Portugal' }],
    })
  })

  it.each([
    ['Sheremetyevo, Moscow, Russia', { lat: 46.2044, lon: 6.1432 }],
    ['Hotel Moskva', { lat: 46.2044, lon: 6.1432 }],
    ['Te.hran, Ir.an', { lat: 46.2044, lon: 6.1432 }],
    ['Mos-cow', { lat: 46.2044, lon: 6.1432 }],
    ['Geneva', { lat: 54.71, lon: 20.51 }],
    ['Geneva', { lat: 45, lon: -25 }],
    ['Tehran', undefined],
  ])('refuses %s whatever the other half says', async (text, point) => {
    expect(await resolvePlace(db, { text, point })).toEqual({ kind: 'not-served' })
  })

  it('lets a restricted word stand before a town of ours', async () => {
    expect(await resolved(db, { text: 'Hotel Moskva, Zlatibor' })).toMatchObject({
      countryCode: 'RS',
    })
  })

  it.each([
    ['Halle, Germany', { lat: 52.06, lon: 8.36 }, ['Halle (Saale), Germany', 'Halle (Bielefeld), Germany']],
    ['Chalet Paris', { lat: 45.9237, lon: 6.8694 }, ['Paris, France', 'Chamonix, France']],
  ])('asks where the point of %s lies at another place that may be meant', async (text, point, labels) => {
    const answer = await resolvePlace(db, { text, point })
    expect(answer).toMatchObject({ kind: 'unclear', candidates: labels.map((label) => ({ label })) })
    // Whichever is chosen is understood when it comes back.
    for (const label of labels)
      expect(await resolved(db, { text: label })).toMatchObject({
        label: label.replace(' (Bielefeld)', ''),
      })
  })

  it.each([
    'Hotel Bellevue, Slantschew Brjag',
    '12 High Street, Bo drum sea view',
    'Terminal 2, c a l l me',
    '12 High Str',
    '12 H1gh Str33t, Flugh4f3n Zür1ch',
  ])('takes no word of %s for a village', async (text) => {
    expect(await resolvePlace(db, { text })).toEqual({ kind: 'unknown' })
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
    const place = await nearestPlace(db, { lat, lon })
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
      for (const place of await searchPlaces(db, { q })) {
        const again = await resolved(db, { text: place.label })
        expect(again?.countryCode, place.label).toBe(place.countryCode)
        expect(Math.abs((again?.lat ?? 0) - place.lat), place.label).toBeLessThan(0.3)
      }
    }
  })
})
