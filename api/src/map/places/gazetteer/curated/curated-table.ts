import type { CuratedPlace } from '../curated-place.ts'

const HEADING = /^= ([A-Z]{2}) \| (.+)$/
const POSITION = /^(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)(?: (\d+))?$/

/**
 * Reads a table of curated places of one kind, a place a line: `id | Name | latitude longitude [metres above the sea] |
 * town | other names, parted by slashes | source`. The last three may be left away but for the town; a heading
 * `= FR | Tourist office of *` gives the country of the lines under it and their source where they name none, with the
 * place's name for the star.
 *
 * @throws Error that quotes the first line it cannot read
 */
export function curatedTable(kind: CuratedPlace['kind'], table: string): CuratedPlace[] {
  let countryCode = ''
  let commonSource = ''
  return table.split('\n').flatMap((text) => {
    const line = text.trim()
    const heading = HEADING.exec(line)
    if (heading) {
      countryCode = heading[1] ?? ''
      commonSource = heading[2] ?? ''
    }
    if (heading || line === '') return []
    const [id = '', name = '', position = '', town = '', others = '', source = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    const [, lat, lon, metres] = POSITION.exec(position) ?? []
    if (countryCode === '' || id === '' || name === '' || town === '' || !lat || !lon) {
      throw new Error(`Curated place "${line}" lacks its country, id, name, position or town. Mend the line.`)
    }
    return {
      ...{ id: `curated:${id}`, kind, name, countryCode, lat: Number(lat), lon: Number(lon), town },
      elevation: metres === undefined ? null : Number(metres),
      source: source === '' ? commonSource.replace('*', name) : source,
      otherNames: others === '' ? [] : others.split('/').map((other) => other.trim()),
    }
  })
}
