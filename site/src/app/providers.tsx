import type { FiacreClient } from '@fiacre/sdk'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ClientProvider } from '../base/api/client-context.tsx'
import { I18nProvider } from '../base/i18n/i18n-provider.tsx'
import type { Texts } from '../base/i18n/texts.ts'
import { NoticesProvider } from '../base/notices/notices-provider.tsx'
import { HeadContext, NO_HEAD, type PageHead } from '../base/settings/client-settings.ts'
import { AheadContext, type AheadMark } from '../base/browser/drawn-ahead.ts'
import { PreferencesProvider } from '../base/preferences/preferences-provider.tsx'
import type { Visit } from '../base/visit/visit.ts'
import { VisitProvider } from '../base/visit/visit-provider.tsx'

type ProvidersProps = {
  client: FiacreClient
  cache: QueryClient
  texts: Texts
  visit: Visit
  /** What the service writes into the head of the page, where a server draws or has drawn. */
  head?: PageHead
  /** Whether a server draws, or has drawn what is taken over. */
  ahead?: AheadMark
  children: ReactNode
}

const NOT_AHEAD: AheadMark = { current: false }

/** What every page can ask for: the service, its cached answers, texts, preferences, notices, the visit. */
export function Providers({
  client,
  cache,
  texts,
  visit,
  head = NO_HEAD,
  ahead = NOT_AHEAD,
  children,
}: ProvidersProps) {
  return (
    <AheadContext value={ahead}>
      <HeadContext value={head}>
        <ClientProvider client={client}>
          <QueryClientProvider client={cache}>
            <I18nProvider texts={texts}>
              <PreferencesProvider>
                <VisitProvider visit={visit}>
                  <NoticesProvider>{children}</NoticesProvider>
                </VisitProvider>
              </PreferencesProvider>
            </I18nProvider>
          </QueryClientProvider>
        </ClientProvider>
      </HeadContext>
    </AheadContext>
  )
}
