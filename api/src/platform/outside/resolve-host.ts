import { Resolver } from 'node:dns/promises'

/** The addresses of a host; none where nobody knows any. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>

const PATIENCE = { timeout: 2000, tries: 2 }

/**
 * Asks the name servers, past the machine's own list of hosts, which names what is inside. It waits for the network alone: names that
 * are slow to come hold up no thread.
 */
export const resolveHost: ResolveHost = async (host, signal) => {
  const resolver = new Resolver(PATIENCE)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
