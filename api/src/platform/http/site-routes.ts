import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES, pageAddress, readPageAddress, type LanguageCode } from '@fiacre/sdk/rules'
import { SettingError } from '../settings/setting-error.ts'

const CODES = LANGUAGES.map(({ code }) => code)

const sitePath = z.string().startsWith('/')
const routesFile = z.object({
  paths: z.array(sitePath).min(1),
  publicPaths: z.array(sitePath).default([]),
  languages: z.record(sitePath, z.array(z.enum(CODES))).default({}),
  files: z.record(sitePath, z.array(sitePath)).default({}),
  boot: sitePath.optional(),
  starts: z.partialRecord(z.enum(CODES), z.array(sitePath)).default({}),
})

/** Whether a path is a page of the site. */
export type IsSitePage = (path: string) => boolean

/** Pages that the service knows by a table of its own: their path, and the languages that each is listed in. */
export type TablePages = Iterable<readonly [path: string, languages: readonly LanguageCode[]]>

/** A public page's addresses by language, English first. */
export type PublicPage = ReadonlyMap<LanguageCode, string>

export interface SiteRoutes {
  isPage: IsSitePage
  /** The pages that search engines may list, each with its address in every language that it is written in. */
  publicPages: readonly PublicPage[]
  /** The public page that a path is an address of, also in a language that it is not written in. */
  publicPageOf: (path: string) => PublicPage | undefined
  /** The files that a page needs besides those that every page starts with, in the language of its address. */
  filesOf: (path: string) => readonly string[]
  /** The script that a page begins with which is drawn already. */
  boot: string | undefined
}

/**
 * The pages of the site, as its build lists them in `routes.json`: any other path is answered with the 404 page and status.
 * Where the site is not built there are none, and the service is an API alone.
 * @param report told when there is no build
 * @param table pages of which the build knows the pattern alone, `/transfers/:hub`: one that is not in it is no page
 * @throws SettingError where there is a build that does not say
 */
export function siteRoutes(
  folder: string,
  report: (line: string) => void,
  table: TablePages = [],
): SiteRoutes {
  if (!existsSync(folder)) {
    report('the site is not built, so every page of it is answered with 404')
    return {
      isPage: () => false,
      publicPages: [],
      publicPageOf: () => undefined,
      filesOf: () => [],
      boot: undefined,
    }
  }
  const file = join(folder, 'routes.json')
  const { paths, publicPaths, languages, files, starts, boot } = readRoutes(file)
  const known = new Set(paths.filter(isWhole))
  const publicPages = new Map([
    ...publicPaths
      .filter(isWhole)
      .map((path) => [path, addressesOf(path, languages[path] ?? CODES)] as const),
    ...Array.from(table, ([path, listed]) => [path, addressesOf(path, listed)] as const),
  ])
  const patterns = paths.filter((path) => !isWhole(path))
  const publicPageOf = (path: string) => publicPages.get(readPageAddress(pagePath(path)).page)
  return {
    isPage: (path) => known.has(pagePath(path)) || publicPageOf(path) !== undefined,
    publicPages: [...publicPages.values()],
    publicPageOf,
    boot,
    filesOf(path) {
      const { page, language } = readPageAddress(pagePath(path))
      return [
        ...((language && starts[language]) ?? []),
        ...(files[page] ?? files[patternOf(page, patterns)] ?? []),
      ]
    },
  }
}

/** Whether a path is one page, and not the pattern of many. */
const isWhole = (path: string): boolean => !path.includes('/:')

/** The pattern that a path is one of. */
function patternOf(path: string, patterns: readonly string[]): string {
  const parts = path.split('/')
  return (
    patterns.find((pattern) => {
      const wanted = pattern.split('/')
      return (
        wanted.length === parts.length &&
        wanted.every((part, index) => part.startsWith(':') || part === parts[index])
      )
    }) ?? ''
  )
}

const addressesOf = (path: string, languages: readonly LanguageCode[]): PublicPage =>
  new Map(languages.map((language) => [language, pageAddress(path, language)]))

/** A path without the slash that may stand at its end. */
export function pagePath(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

function readRoutes(file: string): z.infer<typeof routesFile> {
  try {
    return routesFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new SettingError(
      `The built site does not say which pages it has: ${file} cannot be read. Build it again: npx pnpm@12.21.0 run build --force`,
      { cause: error },
    )
  }
}
