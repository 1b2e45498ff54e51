import type { FiacreClient } from '@fiacre/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SiteLanguage } from '../i18n/language.ts'
import type { ScreenTexts, Translator } from '../i18n/texts.ts'
import type { About, PageParams } from './about.ts'

/** All that site, build and service know of a page (decision 34). */
export type Page = PageContent & {
  /** Its address, from the slash on; `:name` stands for a part of it that is another on each of many pages. */
  readonly path: string
  /** Whether it is for anybody, signed in or not, and search engines shall list it. */
  readonly isPublic: boolean
  /** The languages that a public page is written in; all of them unless told otherwise. In any other it is read, but not listed. */
  readonly languages?: readonly SiteLanguage[]
  /** Whether it stands alone, without head and foot of the site. */
  readonly isBare?: boolean
}

/** A page without an address of its own, such as the one of all addresses that have none. */
export type PageContent = {
  /** The text of its title. */
  readonly title: string
  /** What search engines and links to it show below the title; the house's own words where there is none. */
  readonly description?: (t: Translator['t']) => string
  /** Fetches its code and its texts, when it is first shown. */
  readonly load: () => Promise<readonly [component: ComponentType, texts: ScreenTexts]>
  /** Reads into the cache what has to be there before there is anything to show; what is known is not asked again. */
  readonly prefetch?: Read
  /** Brings what a server draws with besides: answers and code of what lies below the first screen. A browser asks for that later. */
  readonly whole?: Read
  /** What programs are told of a page that is one of many, in the place of `title` and `description`. */
  readonly about?: About
}

/** Reads into the cache what a page is drawn with. */
type Read = (
  cache: QueryClient,
  client: FiacreClient,
  language: SiteLanguage,
  params: PageParams,
) => Promise<unknown>
