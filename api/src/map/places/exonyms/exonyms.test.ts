import { LANGUAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { list, text } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'
import { GAZETTEER } from '../gazetteer/test-gazetteer.ts'
import { PLACES_APART } from '../home-languages.ts'
import { placeKey } from '../place-key.ts'
import { allExonyms, townExonyms } from './exonyms.ts'

const places = new Map(GAZETTEER.places.map((place) => [place.id, place]))
const rows = [...allExonyms()].map(([id, exonyms]) => ({ id, ...exonyms }))
const names = rows.flatMap(({ id, byLanguage }) =>
  [...byLanguage].map(([language, name]) => ({ id, language, name })),
)
const unlisted = readTable('exonyms/unlisted.tsv', { language: text, names: list }).flatMap((row) =>
  row.names.map((name) => `${row.language} ${name}`),
)

function lacking(): string[] {
  return names
    .filter(({ id }) => !/^airport:|-station$/.test(id))
    .filter(({ id, name }) => {
      const place = places.get(id)
      const known = place ? [place.name, ...place.otherNames] : []
      return !known.some((other) => placeKey(other) === placeKey(name))
    })
    .map(({ language, name }) => `${language} ${name}`)
}

it('places that are called in another language than most of their country are places of ours', () => {
  const apart = [...PLACES_APART].map(([id, { name }]) => [id, name])
  expect(apart.map(([id = '']) => [id, places.get(id)?.name])).toEqual(apart)
})

describe('exonyms', () => {
  it('belong to a place that goes by the name they were written for', () => {
    for (const { id, name } of rows) {
      expect([id, places.get(id)?.name.replace(/ (?:Airport|Station)$/, '')]).toEqual([id, name])
    }
  })

  it('are names the register lists, but for those we list as lacking there', () => {
    expect(lacking().filter((name) => !unlisted.includes(name))).toEqual([])
    const all = new Set(names.map(({ language, name }) => `${language} ${name}`))
    expect(unlisted.filter((name) => !all.has(name))).toEqual([])
  })

  it('are in languages of ours, and differ from the name they stand for', () => {
    const ours: readonly string[] = LANGUAGES.map(({ code }) => code)
    for (const { id, language, name } of names) {
      expect(ours, `${id} ${language}`).toContain(language)
      expect(name.trim(), id).not.toBe('')
      expect(name).not.toBe(allExonyms().get(id)?.name)
    }
  })

  it('are in the letters of their language', () => {
    const script: Record<string, RegExp> = {
      bg: /^[\p{Script=Cyrillic}\P{L}]+$/u,
      el: /^[\p{Script=Greek}\P{L}]+$/u,
    }
    for (const { language, name } of names) {
      expect(name).toMatch(script[language] ?? /^[\p{Script=Latin}\P{L}]+$/u)
    }
  })

  it('have one town to a name, so that an airport takes its own town’s', () => {
    expect(new Set([...townExonyms().values()].map(({ name }) => name)).size).toBe(townExonyms().size)
    const countries = [...townExonyms()].flatMap(([id, { name, byLanguage }]) =>
      [name, ...byLanguage.values()].map(
        (each) => [new RegExp(`^${each}(?=[ /–-])`, 'u'), places.get(id)?.countryCode] as const,
      ),
    )
    for (const airport of places.values()) {
      if (airport.iata === null || allExonyms().has(airport.id)) continue
      const namesakes = countries.filter(([beginning]) => beginning.test(airport.name))
      expect([airport.name, ...namesakes.map(([, country]) => country)]).toEqual([
        airport.name,
        ...namesakes.map(() => airport.countryCode),
      ])
    }
  })
})
