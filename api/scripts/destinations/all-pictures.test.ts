import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { XMLValidator } from 'fast-xml-parser'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { destinationCards } from '#prices/destinations/destination-cards.ts'
import { rateCardOn } from '#prices/pricing/rate-cards.ts'
import { allPictures, MOST_BYTES } from './all-pictures.ts'

const FOLDER = join(import.meta.dirname, '../../../site/public/destinations')
const shipped = readdirSync(FOLDER).toSorted()
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

const drawn: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'drawn.json'), 'utf8'))

const DRAW = 'Draw them with `node api/scripts/draw-destinations.ts`.'

/** Drawing all of them takes long: these have an island, a plain, mountains, a coast seen from the sea, and snow. */
const SAMPLE = ['cy.svg', 'gb-sct.svg', 'lu.svg', 'si.svg', 'me-summer.svg', 'at-ski.svg']

describe('destination pictures', () => {
  const pictures = allPictures()

  it.each(SAMPLE)('%s is as the script draws it now', (file) => {
    expect(pictures.get(file)?.() === read(file), `${file} is out of date. ${DRAW}`).toBe(true)
  })

  it('are the files that the script wrote last, and no others', () => {
    expect(shipped, DRAW).toEqual([...pictures.keys()].toSorted())
    const sums = Object.fromEntries(
      shipped.map((file) => [file, createHash('sha256').update(read(file)).digest('hex').slice(0, 16)]),
    )
    expect(sums, DRAW).toEqual(drawn)
  })

  it('are those the catalogue shows, each of them', () => {
    const cards = destinationCards('en', rateCardOn(new Date('2026-11-21T12:00:00Z')), () => [])
    expect(cards).toHaveLength(SERVED_COUNTRY_CODES.length + 1)
    const shown = cards.flatMap(({ imageUrl, summerImageUrl, skiImageUrl }) =>
      [imageUrl, summerImageUrl, skiImageUrl].flatMap((url) => url ?? []),
    )
    expect(shown.toSorted()).toEqual(shipped.map((file) => `/destinations/${file}`))
  })

  it('are small, valid and need nothing else', () => {
    for (const file of shipped) expectWhole(read(file), file)
  })
})

function expectWhole(picture: string, file: string): void {
  expect(Buffer.byteLength(picture), file).toBeLessThanOrEqual(MOST_BYTES)
  expect(XMLValidator.validate(picture), file).toBe(true)
  expect(picture, file).not.toMatch(/<(?:text|image|script|style|foreignObject)\b/)
  expect(picture, file).not.toMatch(/NaN|Infinity|undefined/)
  // Whatever it refers to is in it.
  for (const [, id] of picture.matchAll(/(?:href="|url\()([^")]*)/g)) {
    expect(picture, file).toContain(`id="${id?.replace(/^#/, '')}"`)
    expect(id, file).toMatch(/^#/)
  }
}
