import { ATTRIBUTION_NAMES, DEFAULT_CURRENCY, isKnownCurrency } from '@fiacre/sdk/rules'
import type { DistanceUnit } from '@fiacre/sdk/rules'
import type { Terms } from '../booking/flow/ports.ts'
import type { AttributeName } from './attribute-names.ts'

/** What the element is told, blanks and nonsense replaced by what goes without saying. */
export type ElementSettings = {
  /** The publishable key, blank when there is none. */
  readonly partner: string
  readonly pickup: string
  readonly destination: string
  readonly date: string
  readonly time: string
  readonly passengers: string
  /** Name or id of a class of vehicle. */
  readonly vehicle: string
  /** BCP 47 tag. */
  readonly locale: string
  /** ISO 4217 code of the currency to show prices in. */
  readonly currency: string
  readonly units: DistanceUnit
  readonly theme: 'auto' | 'light' | 'dark'
  readonly target: 'self' | 'popup'
  /** As written; blank for the page's own address. */
  readonly returnUrl: string
  /** As written; blank for the same as `returnUrl`. */
  readonly cancelUrl: string
  readonly terms: Terms
  /** Attributes that say nothing that can be understood, and what they say. */
  readonly unread: Readonly<Partial<Record<AttributeName, string>>>
}

type Attributes = Pick<Element, 'getAttribute'>

/** What stands around an element. */
export type Surroundings = {
  /** The script's `data-` attributes. */
  readonly script: Readonly<Record<string, string | undefined>>
  /** The query of the page's address. */
  readonly address: URLSearchParams
  /** BCP 47 tags to speak where the element names none, the best first. */
  readonly languages: readonly string[]
}

/** The API takes no longer ones; control characters make a mess of reports. */
const LONGEST = { promo: 40, attribution: 200 }

/**
 * Reads the element's attributes. The key is the element's, else the script's. A promo code and each name of a campaign
 * is the script's, else the element's, else the address's.
 */
export function readSettings(
  element: Attributes,
  { script, address, languages }: Surroundings,
): ElementSettings {
  const read = (name: AttributeName): string => element.getAttribute(name)?.trim() ?? ''
  const data = (name: string): string =>
    (script[name] ?? script[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] ?? '').trim()
  const first = (name: AttributeName, longest: number): string =>
    (data(name) || read(name) || (address.get(name) ?? ''))
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest)
  const promoCode = first('promo', LONGEST.promo)
  const attribution = Object.fromEntries(
    ATTRIBUTION_NAMES.map((name) => [name, first(name, LONGEST.attribution)]).filter(([, value]) => value),
  )
  const unread: Partial<Record<AttributeName, string>> = {}
  /** What an attribute says, if it is one of these; the first goes without saying. */
  function choice<Value extends string>(name: AttributeName, ...values: readonly [Value, ...Value[]]): Value {
    const text = read(name)
    const known = values.find((value) => value === text)
    if (text && !known) unread[name] = text
    return known ?? values[0]
  }
  const currency = read('currency').toUpperCase() || DEFAULT_CURRENCY
  if (!isKnownCurrency(currency)) unread.currency = currency
  if (read('locale') && !isLanguageTag(read('locale'))) unread.locale = read('locale')
  return {
    partner: read('partner') || data('partner'),
    pickup: read('pickup'),
    destination: read('destination'),
    date: read('date'),
    time: read('time'),
    passengers: read('passengers'),
    vehicle: read('vehicle'),
    locale: [read('locale'), ...languages].find(isLanguageTag) ?? 'en',
    currency: isKnownCurrency(currency) ? currency : DEFAULT_CURRENCY,
    units: choice('units', 'km', 'mi'),
    theme: choice('theme', 'auto', 'light', 'dark'),
    target: choice('target', 'self', 'popup'),
    returnUrl: read('return-url'),
    cancelUrl: read('cancel-url'),
    terms: {
      ...(promoCode && { promoCode }),
      ...(Object.keys(attribution).length > 0 && { attribution }),
    },
    unread,
  }
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
