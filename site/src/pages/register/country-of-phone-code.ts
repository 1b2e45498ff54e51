import { COUNTRIES, type CountryCode } from '@fiacre/sdk/rules'

/** The one country that a phone code belongs to; undefined where several share it. */
export function countryOfPhoneCode(phoneCode: string): CountryCode | undefined {
  const [country, another] = COUNTRIES.filter((candidate) => candidate.phoneCode === phoneCode)
  return another ? undefined : country?.code
}
