import type { FiacreClient } from '@fiacre/sdk'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ClientProvider } from '../api/client-context.tsx'
import { I18nProvider } from '../i18n/i18n-provider.tsx'
import type { Texts } from '../i18n/texts.ts'
import { NoticesProvider } from '../notices/notices-provider.tsx'
import { PreferencesProvider } from '../preferences/preferences-provider.tsx'

type ProvidersProps = { client: FiacreClient; cache: QueryClient; texts: Texts; children: ReactNode }

/** What every page can ask for: the service, its cached answers, texts, preferences and notices. */
export function Providers({ client, cache, texts, children }: ProvidersProps) {
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={cache}>
        <I18nProvider texts={texts}>
          <PreferencesProvider>
            <NoticesProvider>{children}</NoticesProvider>
          </PreferencesProvider>
        </I18nProvider>
      </QueryClientProvider>
    </ClientProvider>
  )
}
