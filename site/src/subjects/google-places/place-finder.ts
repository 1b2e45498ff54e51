import type { FiacreClient } from '@fiacre/sdk'
import type { PlaceFinder } from '@fiacre/widget'

type Client = Pick<FiacreClient, 'getClientSettings' | 'searchPlaces'>

/**
 * Google's places where the operator has a key, the service's own places otherwise and until Google's script is there.
 * Nothing is loaded before the traveller enters a place field, and without a key nothing is ever asked of Google.
 */
export function sitePlaceFinder(client: Client): PlaceFinder {
  let loading: Promise<void> | undefined
  let google: PlaceFinder['find'] | undefined

  async function load(language: string): Promise<void> {
    const settings = await client.getClientSettings().catch(() => undefined)
    // Asked again in the next place field; what Google does not give is not asked for twice.
    if (!settings) loading = undefined
    const key = settings?.googlePlacesKey
    if (!key) return
    const { loadGoogleFinder } = await import('./load-google-finder.ts')
    google = await loadGoogleFinder({ client, key, language })
  }

  return {
    prepare(language) {
      // Without any of it the own search serves.
      loading ??= load(language).catch(() => {})
    },
    find: (query, how) => (google ? google(query, how) : how.own()),
  }
}
