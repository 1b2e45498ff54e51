/**
 * Says that translations fit the English texts as these are now: `pnpm locales:accept <language> [id…]`, `all` for every
 * language. Without ids, every text of the language.
 */
import { areas, englishOf, textsOf, type Area } from './locales/areas.ts'
import { hashOf, readSources, sourceOf, withSource, writeSources, type Sources } from './locales/sources.ts'

const [asked, ...ids] = process.argv.slice(2)
const known = new Set(areas().flatMap(({ languages }) => languages.filter((language) => language !== 'en')))
if (asked === undefined || (asked !== 'all' && !known.has(asked))) {
  console.error(`Which language? pnpm locales:accept <${[...known].join('|')}|all> [id…]`)
  process.exit(1)
}

for (const area of areas()) writeSources(area.folder, accepted(area))

/** What the area's translations are made of from now on; texts that are no more are left out. */
function accepted(area: Area): Sources {
  const { own, terms } = englishOf(area)
  const languages = area.languages.filter((language) => language !== 'en')
  const before = readSources(area.folder)
  const after: Sources = {}
  for (const [id, english] of Object.entries({ ...terms, ...own })) {
    const having = languages.filter((language) => Object.hasOwn(textsOf(area.folder, language), id))
    if (having.length === 0) continue
    const hash = hashOf(english)
    let source = before[id]
    for (const language of having) {
      const isMeant = (asked === 'all' || asked === language) && (ids.length === 0 || ids.includes(id))
      if (!isMeant) continue
      if (sourceOf(before, id, language) !== hash) console.log(`${area.folder}: ${language} ${id}`)
      source = withSource(source, { language, languages: having, hash })
    }
    if (source !== undefined) after[id] = source
  }
  return after
}
