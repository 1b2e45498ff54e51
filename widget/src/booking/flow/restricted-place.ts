import { isRestrictedText, isServedCountry } from '@fiacre/sdk/rules'

/**
 * Whether a place field must refuse this text (spec section 5).
 * @param countryCode of the suggestion that was chosen, if one was
 */
export function isRestrictedPlace(text: string, countryCode?: string): boolean {
  return isRestrictedText(text, { servedPlace: countryCode !== undefined && isServedCountry(countryCode) })
}
