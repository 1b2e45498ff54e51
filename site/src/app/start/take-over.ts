import type { FiacreClient } from '@fiacre/sdk'
import { readPageAddress } from '@fiacre/sdk/rules'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { mayBeSignedIn } from '../../base/api/signed-in-sign.ts'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import type { Texts } from '../../base/i18n/texts.ts'
import type { PageParams } from '../../base/page/about.ts'
import type { PageContent } from '../../base/page/page.ts'
import { notFoundPage } from '../../pages/not-found/page.ts'
import { isOneOfMany, pageAt } from '../page-at.ts'

/** Whether the root holds a server's drawing of this page that can be taken over. */
export function isDrawn(root: HTMLElement): boolean {
  // At the start a traveller has the dashboard.
  return root.childElementCount > 0 && !(pageHere() === '/' && mayBeSignedIn()) && !isMissing()
}

/** Whether this would be one of many pages, but the service knows none such: then it has drawn the 404 page, which has no address. */
function isMissing(): boolean {
  const page = pageAt(pageHere())?.page
  return page !== undefined && isOneOfMany(page) && !document.querySelector('link[rel="canonical"]')
}

/** Fetches all that the server's drawing was made with, so that the browser's first one is the same. */
export async function bringDrawn(
  cache: QueryClient,
  client: FiacreClient,
  texts: Texts,
  language: SiteLanguage,
): Promise<[PageContent, ComponentType]> {
  const { page, params }: { page: PageContent; params: PageParams } = pageAt(pageHere()) ?? {
    page: notFoundPage,
    params: {},
  }
  const [[screen, pageTexts]] = await Promise.all([
    page.load(),
    page.prefetch?.(cache, client, language, params),
    page.whole?.(cache, client, language, params),
  ])
  await texts.add(pageTexts)
  return [page, screen]
}

/** The path of this page without its language, and without a slash at its end. */
const pageHere = (): string => readPageAddress(location.pathname.replace(/(?<=.)\/$/, '')).page
