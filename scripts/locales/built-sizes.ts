import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

export interface BuiltFile {
  name: string
  /** As it travels. */
  bytes: number
  budget: number
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

/** Files of the site that have a budget of their own, and what they weigh: typefaces, and the code that a drawn page begins with. */
export function builtFiles(): BuiltFile[] {
  const folder = join(ROOT, 'site/dist/assets')
  return readdirSync(folder).flatMap((name) => {
    const budget = name.endsWith('.woff2')
      ? SIZE_BUDGETS.face
      : /^boot-[\w-]+\.js$/.test(name)
        ? SIZE_BUDGETS.firstCode
        : undefined
    if (budget === undefined) return []
    const file = readFileSync(join(folder, name))
    return [{ name, budget, bytes: name.endsWith('.js') ? gzipSync(file, { level: 9 }).length : file.length }]
  })
}

/** Every file that is over its budget. */
export const filesOverBudget = (files: readonly BuiltFile[]): string[] =>
  files
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ name, bytes, budget }) => `${name} is ${bytes} bytes, where ${budget} are allowed`)

/** Every size that is over its budget. */
export function overBudget(sizes: readonly BuiltSize[]): string[] {
  return sizes.flatMap((size) =>
    (['widget', 'start', 'screen'] as const).flatMap((what) => {
      const budget = what === 'widget' ? widgetBudget(size.language) : SIZE_BUDGETS[what]
      return size[what] > budget
        ? [`${size.language}: ${what} is ${size[what]} bytes, where ${budget} are allowed`]
        : []
    }),
  )
}

/** As many bytes as the widget may weigh in a language until its form can be filled in. */
export const widgetBudget = (language: string): number =>
  language === 'en' ? SIZE_BUDGETS.widgetInEnglish : SIZE_BUDGETS.widget

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
