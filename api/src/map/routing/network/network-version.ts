import { join } from 'node:path'
import manifest from '../../../../package.json' with { type: 'json' }
import { fingerprint } from '../../data/fingerprint.ts'
import { placesVersion } from '../../places/places-version.ts'

const ROUTING = join(import.meta.dirname, '..')

let version: string | undefined

/**
 * Names the road network, and how ways are found on it: another name means that it has to be built anew, and that kept
 * estimates no longer hold. Told by the files themselves, without reading the roads that a start does not need.
 */
export function networkVersion(): string {
  return (version ??= fingerprint({
    data: ['roads', 'areas'],
    modules: ['network-thread.ts', 'road-network-store.ts', 'estimate-route.ts'].map((file) =>
      join(ROUTING, file),
    ),
    values: [placesVersion(), manifest.dependencies['world-atlas'], process.versions.v8],
  }))
}
