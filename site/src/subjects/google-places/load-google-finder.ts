import type { FiacreClient } from '@fiacre/sdk'
import type { PlaceFinder } from '@fiacre/widget'
import { googleFinder } from './google-finder.ts'
import { loadScript } from './load-script.ts'

type Parts = {
  client: Pick<FiacreClient, 'searchPlaces'>
  key: string
  language: string
}

/**
 * Loads Google's script and answers the search on it. Imported only where there is a key, so that no other page carries it.
 * @throws Error when the script does not come
 */
export async function loadGoogleFinder({ client, ...script }: Parts): Promise<PlaceFinder['find']> {
  return googleFinder({ client, maps: await loadScript(script) })
}
