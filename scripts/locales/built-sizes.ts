import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fiacre/sdk/rules'
import { ROOT } from './areas.ts'
import { SIZE_BUDGETS } from './size-budgets.ts'

/** What a visitor of a language fetches, in bytes, gzipped. */
export interface BuiltSize {
  language: string
  widget: number
  start: number
  screen: number
  /** Which screen is the heaviest. */
  path: string
}

/** As the site's build writes it. */
interface SiteSize {
  start: number
  heaviest: { path: string; bytes: number }
}

/** What the builds of widget and site say of every language. @throws Error where one is not built, or lacks a language */
export function builtSizes(): BuiltSize[] {
  const widget = read('widget/dist/sizes.json') as { untilUsable: Record<string, { gzip: number }> }
  const site = read('site/dist/sizes.json') as Record<string, SiteSize>
  return LANGUAGES.map(({ code: language }) => {
    const form = widget.untilUsable[language]
    const own = site[language]
    if (!form || !own) throw new Error(`The build has no ${language}: run "pnpm build".`)
    return {
      language,
      widget: form.gzip,
      start: own.start,
      screen: own.heaviest.bytes,
      path: own.heaviest.path,
    }
  })
}

/** Every size that is over its budget. */
export function overBudget(sizes: readonly BuiltSize[]): string[] {
  return sizes.flatMap((size) =>
    (['widget', 'start', 'screen'] as const).flatMap((what) =>
      size[what] > SIZE_BUDGETS[what]
        ? [`${size.language}: ${what} is ${size[what]} bytes, where ${SIZE_BUDGETS[what]} are allowed`]
        : [],
    ),
  )
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
