import type { FiacreClient } from '@fiacre/sdk'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ClientProvider } from '../base/api/client-context.tsx'
import { I18nProvider } from '../base/i18n/i18n-provider.tsx'
import type { Texts } from '../base/i18n/texts.ts'
import { NoticesProvider } from '../base/notices/notices-provider.tsx'
import { PreferencesProvider } from '../base/preferences/preferences-provider.tsx'
import type { Visit } from '../base/visit/visit.ts'
import { VisitProvider } from '../base/visit/visit-provider.tsx'

type ProvidersProps = {
  client: FiacreClient
  cache: QueryClient
  texts: Texts
  visit: Visit
  children: ReactNode
}

/** What every page can ask for: the service, its cached answers, texts, preferences, notices, the visit. */
export function Providers({ client, cache, texts, visit, children }: ProvidersProps) {
  return (
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
  )
}
