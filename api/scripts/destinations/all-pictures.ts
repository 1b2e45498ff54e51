import { SKI_RESORTS, SUMMER_RESORTS } from '#prices/destinations/catalogue.data.ts'
import { CURATED_PLACES } from '#map/places/gazetteer/curated-places.ts'
import { countryPicture } from './country-picture.ts'
import { SCENES, type Scene, type Season } from './scenes.data.ts'
import { seasonPicture } from './season-picture.ts'
import { settlements } from './terrain.ts'
import { VIEWS } from './views.data.ts'

/** No picture is larger, in bytes: a page of forty should not weigh more than a photograph. */
export const MOST_BYTES = 12_000

const COARSE = [1, 1.2, 1.45, 1.75, 2.1, 2.5, 3, 3.6, 4.3, 5.2]

/** Every destination's pictures by the names of their files, each drawn when it is asked for. */
export function allPictures(): ReadonlyMap<string, () => string> {
  return new Map(
    SCENES.flatMap((scene) => [
      [`${scene.code}.svg`, () => fitting(scene.code, countryPicture(scene))] as const,
      ...scene.seasons.map(
        (season) => [`${scene.code}-${season}.svg`, () => drawSeason(scene, season)] as const,
      ),
    ]),
  )
}

function drawSeason({ code }: Scene, season: Season): string {
  const name = `${code}-${season}`
  const view = VIEWS[name]
  if (!view) throw new Error(`No view is known for ${name}. Add one to views.data.ts.`)
  return fitting(name, seasonPicture(view, season, resortsOf(code, season)))
}

/** As fine as the size allows. */
function fitting(name: string, draw: (coarse: number) => string): string {
  for (const coarse of COARSE) {
    const picture = draw(coarse)
    if (picture.length < MOST_BYTES) return `${picture}\n`
  }
  throw new Error(`${name} cannot be drawn in ${MOST_BYTES} bytes. Give it a smaller frame.`)
}

/** Where the catalogue's resorts lie. */
function resortsOf(code: string, season: Season): (readonly [lat: number, lon: number])[] {
  const tab: Readonly<Record<string, readonly string[] | undefined>> =
    season === 'summer' ? SUMMER_RESORTS : SKI_RESORTS
  const ids = new Set(tab[code.toUpperCase()])
  return [
    ...settlements.filter(({ geonameId }) => ids.has(`geonames:${geonameId}`)),
    ...CURATED_PLACES.filter(({ id }) => ids.has(id)),
  ].map(({ lat, lon }) => [lat, lon] as const)
}
