import { LANGUAGES } from '@fiacre/sdk/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../test/support/accounts.ts'
import { sharedService } from '../../../test/support/shared-service.ts'
import { allExonyms } from './exonyms/exonyms.ts'
import { PLACE_COLUMNS } from './place-columns.ts'
import { toPlace, toPlaces } from './place-label.ts'
import type { PlaceRow } from './places.tables.ts'
import { resolved } from '../../../test/support/resolved-place.ts'
import { runSql } from './run-sql.ts'
import { searchPlaces } from './search-places.ts'

let db: ReturnType<typeof database>

beforeAll(async () => {
  db = database(await sharedService())
})

const label = (row: PlaceRow, language: string) => toPlace(row, language).label

/** Every row meets one language, the next row the next: over the rows every language many times. */
function withLanguages(rows: readonly PlaceRow[]): { row: PlaceRow; language: string }[] {
  return rows.map((row, index) => ({ row, language: LANGUAGES[index % LANGUAGES.length]?.code ?? 'en' }))
}

async function strays(
  rows: readonly PlaceRow[],
  write: (row: PlaceRow, language: string) => string,
): Promise<string[]> {
  const wrong: string[] = []
  for (const { row, language } of withLanguages(rows)) {
    const text = write(row, language)
    const found = await resolved(db, { text })
    if (found?.id === row.id) continue
    // A namesake's label lacks its district when it is alone in its list, and means the larger one, in English too.
    const english = await resolved(db, { text: write(row, 'en') })
    if (found?.id !== english?.id) wrong.push(`${text} (${row.id}) is taken for ${found?.id} ${found?.label}`)
  }
  return wrong
}

function readPlaces(where: string, parameters: unknown[] = []): Promise<PlaceRow[]> {
  return runSql<PlaceRow>(db, `select ${PLACE_COLUMNS} from place p where ${where} order by id`, parameters)
}

describe('a label given out in any language', () => {
  it('means the same place when it comes back: towns with names of their own', async () => {
    const towns = await readPlaces("id = any($1::text[]) and kind <> 'airport'", [[...allExonyms().keys()]])
    expect(towns.length).toBeGreaterThan(600)
    expect(await strays(towns, label)).toEqual([])
  })

  it('means the same place when it comes back: every station', async () => {
    const stations = await readPlaces("kind = 'station'")
    expect(stations.length).toBeGreaterThan(400)
    expect(await strays(stations, label)).toEqual([])
    // Half of our languages put a comma or their own letters into the name.
    const cracow = stations.find(({ id }) => id === 'curated:krakow-glowny-station')
    for (const { code } of LANGUAGES) {
      const found = await resolved(db, { text: label(cracow!, code) })
      expect(found?.id, code).toBe(cracow!.id)
    }
  })

  it('means the same place when it comes back: every airport', async () => {
    const airports = await readPlaces("kind = 'airport'")
    expect(airports.length).toBeGreaterThan(600)
    expect(await strays(airports, label)).toEqual([])
  })

  it('means the same airport also when its code has been struck out', async () => {
    const airports = await readPlaces('iata is not null')
    const bare = (row: PlaceRow, language: string) => label({ ...row, iata: null }, language)
    expect(await strays(airports, bare)).toEqual([])
  })

  it('means the same place when it comes back: a sample of all the rest', async () => {
    const rest = await readPlaces("kind <> 'airport' and weight > 3.5 and hashtext(id) % 29 = 0")
    expect(rest.length).toBeGreaterThan(100)
    expect(await strays(rest, label)).toEqual([])
  })

  it.each([
    ['Monachium, Niemcy', 'geonames:2867714'],
    ['Flughafen Genf (GVA), Schweiz', 'airport:GVA'],
    ['Flughafen Genf, Schweiz', 'airport:GVA'],
    ['Lotnisko Genewa (GVA), Szwajcaria', 'airport:GVA'],
    ['Αεροδρόμιο Αθήνα, Ελλάδα', 'airport:ATH'],
    ['Lotnisko Stambuł, Turcja', 'airport:IST'],
    ['London City Airport, United Kingdom', 'airport:LCY'],
    ['Letiště Řím Ciampino, Itálie', 'airport:CIA'],
  ])('%s is %s', async (text, id) => {
    expect(await resolved(db, { text })).toMatchObject({ id, match: 'place' })
  })
})

describe('searchPlaces', () => {
  it('answers names and labels in the asked language', async () => {
    const [first] = await searchPlaces(db, { q: 'Athens', lang: 'pl' })
    expect(first).toMatchObject({ name: 'Ateny', label: 'Ateny, Grecja' })
    const [airport] = await searchPlaces(db, { q: 'GVA', lang: 'de' })
    expect(airport).toMatchObject({ name: 'Flughafen Genf', label: 'Flughafen Genf (GVA), Schweiz' })
  })

  it('finds a place by a name that only our table has', async () => {
    const [first] = await searchPlaces(db, { q: 'Słoneczny Brzeg', lang: 'pl' })
    expect(first?.label).toBe('Słoneczny Brzeg, Bułgaria')
  })

  it('still tells two towns of one name apart', async () => {
    const rows = await readPlaces("name = 'Zell' and country_code = 'CH'")
    const labels = toPlaces(rows, 'pl').map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})
