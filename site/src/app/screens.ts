import { lazy, type ComponentType } from 'react'
import type { Texts } from '../base/i18n/texts.ts'
import type { PageContent } from '../base/page/page.ts'
import { notFoundPage } from '../pages/not-found/page.ts'
import { PageFetchError } from '../base/page/page-fetch-error.ts'
import { PAGES } from './pages.ts'

/** The screen of each page, fetched with its texts when it is first shown. */
export type Screens = ReadonlyMap<PageContent, ComponentType>

/** Every screen, for one drawing of the site. */
export function createScreens(texts: Texts): Screens {
  return new Map([...PAGES, notFoundPage].map((page) => [page, screenOf(page, texts)]))
}

function screenOf({ load }: PageContent, texts: Texts): ComponentType {
  return lazy(async () => {
    try {
      const [component, screenTexts] = await load()
      await texts.add(screenTexts)
      return { default: component }
    } catch (error) {
      throw new PageFetchError(error)
    }
  })
}
