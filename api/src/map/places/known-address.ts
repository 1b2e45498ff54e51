import type { Logger } from 'pino'
import { countryName } from './country-names.ts'
import { flatKm } from './geo-cells.ts'
import type { Geocoder } from './geocoder/geocoder.ts'
import { placeKey } from './place-key.ts'
import type { Point } from './places.tables.ts'
import { KNOWN_ADDRESS_KM } from './point-reach.ts'

/** Tells whether an address that a client sends with a position is really there. */
export interface KnownAddresses {
  isKnown(
    address: { text: string; point: Point; lang: string },
    /** The country that the position lies in. */
    countryCode: string,
  ): Promise<boolean>
}

/** As many answers as are looked through for the very words. */
const LOOKED_AT = 5

/**
 * Asks the geocoder that suggested the address: it must give it back under the same words, and within a kilometre of the
 * position. Without an answer the address is not known, and its town is what counts.
 */
export function knownAddresses(geocoder: Geocoder, log: Logger): KnownAddresses {
  return {
    async isKnown({ text, point, lang }, countryCode) {
      const written = placeKey(text)
      const answers = await geocoder
        .search({ q: text, near: point, lang, limit: LOOKED_AT })
        .catch((error: unknown) => {
          log.warn({ err: error }, 'geocoder failed: an address counts as its town')
          return []
        })
      return answers.some(
        (answer) =>
          answer.countryCode === countryCode &&
          flatKm(answer, point) <= KNOWN_ADDRESS_KM &&
          placeKey(`${answer.address}, ${countryName(answer.countryCode, lang)}`) === written,
      )
    },
  }
}
