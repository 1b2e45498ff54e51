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
 * @throws SettingError where there is a build that does not say
 */
export function siteRoutes(folder: string, report: (line: string) => void): SiteRoutes {
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
  const known = new Set(paths)
  const publicPages = new Map(publicPaths.map((path) => [path, addressesOf(path, languages[path] ?? CODES)]))
  const publicPageOf = (path: string) => publicPages.get(readPageAddress(pagePath(path)).page)
  return {
    isPage: (path) => known.has(pagePath(path)) || publicPageOf(path) !== undefined,
    publicPages: [...publicPages.values()],
    publicPageOf,
    boot,
    filesOf(path) {
      const { page, language } = readPageAddress(pagePath(path))
      return [...((language && starts[language]) ?? []), ...(files[page] ?? [])]
    },
  }
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
