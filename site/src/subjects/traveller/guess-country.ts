import { COUNTRIES } from '@fiacre/sdk/rules'

/**
 * The country that a browser's languages speak of; undefined where they say nothing, as American English does, which most
 * browsers ask for wherever they are.
 */
export function guessCountry(languages: readonly string[]): (typeof COUNTRIES)[number] | undefined {
  for (const language of languages) {
    const region = regionOf(language)
    const country = COUNTRIES.find(({ code }) => code === region)
    if (country) return country
  }
  return undefined
}

function regionOf(language: string): string | undefined {
  try {
    const locale = new Intl.Locale(language)
    // English alone is spoken everywhere; of other languages the region is the one where most speak it.
    if (locale.language === 'en') return locale.region === 'US' ? undefined : locale.region
    return locale.maximize().region
  } catch {
    return undefined
  }
}
