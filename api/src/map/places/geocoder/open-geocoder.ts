import type { Config } from '#platform/settings/config.ts'
import { jsonService, PATIENCE } from '#platform/outside/json-service.ts'
import type { Geocoder } from './geocoder.ts'
import { photon } from './photon.ts'

/** Suggestions follow the typing: one try, and not for long. */
const TYPING = { ...PATIENCE, timeout: 800, repetitions: 0 }

/** The geocoder that the configuration asks for, if any. */
export function openGeocoder({ geocoderUrl }: Pick<Config, 'geocoderUrl'>): Geocoder | undefined {
  return geocoderUrl === undefined ? undefined : photon(geocoderUrl, jsonService(TYPING))
}
