import { europeanTag } from './languages.ts'
/** Unit that distances are shown in (spec section 3). */
export type DistanceUnit = 'km' | 'mi'

export const DEFAULT_DISTANCE_UNIT: DistanceUnit = 'km'

/** The units of the selector (spec section 3). */
export const DISTANCE_UNITS: readonly { readonly code: DistanceUnit; readonly name: string }[] = [
  { code: 'km', name: 'Kilometers' },
  { code: 'mi', name: 'Miles' },
]

/** Factors of spec section 9. */
export const MILES_PER_KM = 0.621371
export const KM_PER_MILE = 1.60934

export function kmToMiles(km: number): number {
  return km * MILES_PER_KM
}

export function milesToKm(miles: number): number {
  return miles * KM_PER_MILE
}

/** A price per km as the price per unit shown: a mile is longer, so it costs more. */
export function pricePerUnit(pricePerKm: number, unit: DistanceUnit): number {
  return unit === 'mi' ? pricePerKm * KM_PER_MILE : pricePerKm
}

/** A distance that is promised, in whole units of the traveller: rounded down, so that nobody is promised more. */
export function formatPromisedDistance(
  km: number,
  {
    unit = DEFAULT_DISTANCE_UNIT,
    locale = 'en',
  }: { readonly unit?: DistanceUnit; readonly locale?: string } = {},
): string {
  const written = {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: 0,
  } as const
  const format = new Intl.NumberFormat(europeanTag(locale), written)
  return format.format(Math.floor(unit === 'mi' ? kmToMiles(km) : km))
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Shows a distance in km in the traveller's unit and language, with 1 decimal (spec section 9). */
export function formatDistance(
  km: number,
  {
    unit = DEFAULT_DISTANCE_UNIT,
    locale = 'en',
  }: { readonly unit?: DistanceUnit; readonly locale?: string } = {},
): string {
  const key = `${locale} ${unit}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(europeanTag(locale), {
      style: 'unit',
      unit: unit === 'mi' ? 'mile' : 'kilometer',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    formatters.set(key, formatter)
  }
  return formatter.format(unit === 'mi' ? kmToMiles(km) : km)
}
