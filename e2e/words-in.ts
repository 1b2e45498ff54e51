import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = globSync(
  ['site/src/**/locales', 'widget/src/locales', 'sdk/src/locales/{terms,rules,vehicles,problems}'],
  { cwd: ROOT },
).toSorted()

type Words = Readonly<Record<string, string>>

function read(folder: string, language: string): Words {
  const files = globSync(`${language}{,-later}.json`, { cwd: join(ROOT, folder) })
  return Object.assign(
    {},
    ...files.map((file): unknown => JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8'))),
  ) as Words
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Finds on the pages of a language what an English text is called there: `said('Calculate Price')` is the whole text in it, in any
 * of the places where English says so. A value in the text may be anything.
 * @throws Error where English says no such thing
 */
export function wordsIn(language: string): (english: string) => RegExp {
  const pairs = FOLDERS.flatMap((folder) => {
    const own = read(folder, language)
    return Object.entries(read(folder, 'en')).map(([id, text]) => [text, own[id] ?? text] as const)
  })
  return (english) => {
    const said = new Set(pairs.flatMap(([text, own]) => (text === english ? [own] : [])))
    if (said.size === 0) throw new Error(`No English text of ours is “${english}”.`)
    const patterns = [...said].map((text) =>
      text
        .split(/\{\w+\}/)
        .map(escaped)
        .join('.*'),
    )
    return new RegExp(`^(${patterns.join('|')})$`)
  }
}
