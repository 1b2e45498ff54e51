import type { DistanceUnit } from '@fiacre/sdk/rules'

/** Attributes of `<fiacre-booking>`, each a property of the same name as well. */
export const ATTRIBUTES = ['pickup', 'destination', 'locale', 'currency', 'units', 'theme'] as const

export type AttributeName = (typeof ATTRIBUTES)[number]

/** What the element is told, blanks and nonsense replaced by what goes without saying. */
export type ElementSettings = {
  readonly pickup: string
  readonly destination: string
  /** BCP 47 tag. */
  readonly locale: string
  /** ISO 4217 code of the currency to show prices in. */
  readonly currency: string
  readonly units: DistanceUnit
  readonly theme: 'auto' | 'light' | 'dark'
}

type Attributes = Pick<Element, 'getAttribute'>

/** Reads the element's attributes. The language is the attribute's, else the page's, else the browser's. */
export function readSettings(
  element: Attributes,
  page: { readonly lang: string; readonly browser: string },
): ElementSettings {
  const read = (name: AttributeName): string => element.getAttribute(name)?.trim() ?? ''
  const theme = read('theme')
  return {
    pickup: read('pickup'),
    destination: read('destination'),
    locale: [read('locale'), page.lang, page.browser].find(isLanguageTag) ?? 'en',
    currency: read('currency').toUpperCase() || 'EUR',
    units: read('units') === 'mi' ? 'mi' : 'km',
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
