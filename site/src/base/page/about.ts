import type { FiacreClient } from '@fiacre/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { SiteLanguage } from '../i18n/language.ts'
import type { Translator } from '../i18n/texts.ts'

/** What stands in the place of each `:name` of a page's path. */
export type PageParams = Readonly<Record<string, string | undefined>>

/** A thing of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** A page above another, or the page itself, by its path without a language. */
export type Crumb = { readonly name: string; readonly path: string }

/** What programs are told of a page that is one of many. */
export type PageAbout = {
  /** Without the name of the house. */
  readonly title: string
  readonly description: string
  /** What its picture, which other sites show of a link to it, is called. None where it has that of the house. */
  readonly pictureAlt?: string
  /** Whether it has too little of its own for search engines to list it. */
  readonly isUnlisted?: boolean
  /** From below the start down to the page itself. */
  readonly crumbs: readonly Crumb[]
  /** What it says in the words of schema.org, at the address of the site. */
  readonly things: (origin: string) => readonly Thing[]
}

/** Says it, out of the answers that the page is drawn with. */
export type About = (
  cache: QueryClient,
  client: FiacreClient,
  language: SiteLanguage,
  params: PageParams,
  translator: Translator,
) => Promise<PageAbout>

/** Search engines cut what is longer; the name of the house comes after it. */
const TITLE_LENGTH = 60 - ' · Fiacre'.length

export const lengthIsRight = (title: string): boolean => title.length <= TITLE_LENGTH
