import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SettingError } from '../settings/setting-error.ts'

const sitePath = z.string().startsWith('/')
const routesFile = z.object({
  paths: z.array(sitePath).min(1),
  publicPaths: z.array(sitePath).default([]),
  files: z.record(sitePath, z.array(sitePath)).default({}),
  boot: sitePath.optional(),
})

/** Whether a path is a page of the site. */
export type IsSitePage = (path: string) => boolean

export interface SiteRoutes {
  isPage: IsSitePage
  /** The pages that search engines may list. */
  publicPaths: readonly string[]
  /** The files that a page needs besides those that every page starts with. */
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
    return { isPage: () => false, publicPaths: [], filesOf: () => [], boot: undefined }
  }
  const file = join(folder, 'routes.json')
  const { paths, publicPaths, files, boot } = readRoutes(file)
  const known = new Set(paths)
  return {
    isPage: (path) => known.has(pagePath(path)),
    publicPaths,
    boot,
    filesOf: (path) => files[pagePath(path)] ?? [],
  }
}

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
