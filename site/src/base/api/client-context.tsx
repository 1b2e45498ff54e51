import type { FiacreClient } from '@fiacre/sdk'
import { createContext, use, type ReactNode } from 'react'

const ClientContext = createContext<FiacreClient | null>(null)

/** Gives the pages below the client they call the service with. */
export function ClientProvider({ client, children }: { client: FiacreClient; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

/** The client of the service. Throws outside of `ClientProvider`. */
export function useClient(): FiacreClient {
  const client = use(ClientContext)
  if (!client) throw new Error('useClient was called outside of ClientProvider. Wrap the page in Providers.')
  return client
}
