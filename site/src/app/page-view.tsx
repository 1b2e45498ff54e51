import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useParams } from 'wouter'
import { useClient } from '../base/api/client-context.tsx'
import { useLanguage } from '../base/i18n/i18n-provider.tsx'
import type { PageContent } from '../base/page/page.ts'
import { FetchBoundary } from './fetch-boundary.tsx'
import { ScreenReady } from './loading-screen.ts'
import { ScreenTitle } from './screen-title.tsx'

type PageViewProps = { page: PageContent; screen: ComponentType | undefined }

/** A page with its title. What it reads first is asked for while its code is on the way. */
export function PageView({ page, screen: Screen }: PageViewProps) {
  usePrefetch(page)
  return (
    <>
      {/* One of many names itself. */}
      {!page.about && <ScreenTitle title={page.title} />}
      {Screen && (
        <FetchBoundary>
          <Screen />
        </FetchBoundary>
      )}
      <ScreenReady />
    </>
  )
}

/** While drawing, as no effect runs before the code is there. A failure is the page's own to find and to tell. */
function usePrefetch({ prefetch }: PageContent): void {
  const client = useClient()
  const cache = useQueryClient()
  const { language } = useLanguage()
  const params = useParams()
  useState(() => void prefetch?.(cache, client, language, params).catch(() => undefined))
}
