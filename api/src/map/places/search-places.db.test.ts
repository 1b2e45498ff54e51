import type { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../test/support/accounts.ts'
import { sharedService } from '../../../test/support/shared-service.ts'
import type { QueryRunner } from './places.tables.ts'
import { type PlaceSearch, searchPlaces } from './search-places.ts'

let db: ReturnType<typeof database>

beforeAll(async () => {
  db = database(await sharedService())
})

const labels = async (q: string, more: Omit<PlaceSearch, 'q'> = {}) =>
  (await searchPlaces(db, { q, ...more })).map(({ label }) => label)

describe('searchPlaces', () => {
  it.each([
    ['Geneva Airport', 'Geneva Airport (GVA), Switzerland'],
    ['geneva aerop', 'Geneva Airport (GVA), Switzerland'],
    ['Aéroport de Genève', 'Geneva Airport (GVA), Switzerland'],
    ['airport geneva', 'Geneva Airport (GVA), Switzerland'],
    ['gva', 'Geneva Airport (GVA), Switzerland'],
    ['geneva', 'Geneva, Switzerland'],
    ['Heathrow', 'London Heathrow Airport (LHR), United Kingdom'],
    ['London Heathrow Airport', 'London Heathrow Airport (LHR), United Kingdom'],
    ['heathrow terminal 5', 'London Heathrow Airport Terminal 5, United Kingdom'],
    ['CDG', 'Paris Charles de Gaulle Airport (CDG), France'],
    ['Kraków airport', 'Kraków Airport (KRK), Poland'],
    ['lotnisko krakow', 'Kraków Airport (KRK), Poland'],
    ['Munich', 'Munich, Germany'],
    ['München', 'Munich, Germany'],
    ['muenchen', 'Munich, Germany'],
    ['Мюнхен', 'Munich, Germany'],
    ['Monachium', 'Munich, Germany'],
    ['MUC', 'Munich Airport (MUC), Germany'],
    ['chamon', 'Chamonix, France'],
    ['paris france', 'Paris, France'],
    ['disney', 'Disneyland Paris, France'],
    ['Σαντορίνη', 'Santorini, Greece'],
    ['val disere', "Val-d'Isère, France"],
    ['sankt moritz', 'St. Moritz, Switzerland'],
    ['lyon gare paris', 'Paris Gare de Lyon, France'],
  ])('finds %s first as %s', async (q, label) => {
    expect((await labels(q))[0]).toBe(label)
  })

  it.each([
    ['krakuw', 'Kraków, Poland'],
    ['barclona', 'Barcelona, Spain'],
    ['frnkfort', 'Frankfurt am Main, Germany'],
    ['munhcen', 'Munich, Germany'],
    ['geneva airprot', 'Geneva Airport (GVA), Switzerland'],
    ['heatrow', 'London Heathrow Airport (LHR), United Kingdom'],
    ['courchvel', 'Courchevel, France'],
    ['zermat', 'Zermatt, Switzerland'],
    ['santorinni', 'Santorini, Greece'],
    ['charles de gaule', 'Paris Charles de Gaulle Airport (CDG), France'],
    ['lisabon portugal', 'Lisbon, Portugal'],
  ])('forgives typing errors: %s is %s', async (q, label) => {
    expect((await labels(q))[0]).toBe(label)
  })

  it('puts a right name before a mistyped one', async () => {
    expect((await labels('nice'))[0]).toBe('Nice, France')
    expect((await labels('bern'))[0]).toBe('Bern, Switzerland')
  })

  it('puts larger places above smaller ones, and a city before its airports', async () => {
    expect((await labels('pari')).slice(0, 2)).toEqual([
      'Paris, France',
      'Paris Charles de Gaulle Airport (CDG), France',
    ])
  })

  it('puts places near the point first', async () => {
    const antalya = await searchPlaces(db, { q: 'kemer', lat: 36.8987, lon: 30.8005 })
    expect(antalya[0]).toMatchObject({ id: 'geonames:308220', kind: 'resort' })
    const tarentaise = await searchPlaces(db, { q: 'les arcs', lat: 45.61463, lon: 6.76845 })
    expect(tarentaise[0]).toMatchObject({ id: 'curated:les-arcs', kind: 'resort' })
    const provence = await searchPlaces(db, { q: 'les arcs', lat: 43.4, lon: 6.5 })
    expect(provence[0]).toMatchObject({ id: 'geonames:3002138' })
  })

  it('names the place and its country in the asked language', async () => {
    expect((await labels('gva', { lang: 'pl' }))[0]).toBe('Lotnisko Genewa (GVA), Szwajcaria')
  })

  it('gives as many as asked, each once, with labels that differ', async () => {
    const found = await searchPlaces(db, { q: 'villanueva', limit: 12 })
    expect(found).toHaveLength(12)
    expect(new Set(found.map(({ id }) => id)).size).toBe(12)
    expect(await labels('paris', { limit: 1 })).toHaveLength(1)
  })

  it('gives the next ones where places are no more', async () => {
    const [gone, ...next] = await searchPlaces(db, { q: 'villanueva', limit: 4 })
    const later: QueryRunner = {
      executeQuery: async <R>(query: CompiledQuery<R>) => {
        const { rows, ...answer } = await db.executeQuery<R & { id?: string }>(query)
        return { ...answer, rows: rows.filter(({ id }) => id !== gone?.id) }
      },
    }
    expect(await searchPlaces(later, { q: 'villanueva', limit: 3 })).toEqual(next)
  })

  it('finds nothing outside the served countries, and nothing in noise', async () => {
    for (const q of ['Moscow', 'New York', 'zzzzzz', '%', "'; drop table place --", '']) {
      expect(await labels(q)).toEqual([])
    }
  })
})
