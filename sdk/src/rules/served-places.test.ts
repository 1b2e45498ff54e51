import { expect, it } from 'vitest'
import { BARE_CITIES, KNOWN_CITIES } from './known-cities.ts'
import { SERVED_COUNTRIES } from './served-countries.ts'
import { namedServedCountry } from './served-places.ts'

it.each([
  ['Paris', 'FR'],
  ['  PARIS  ', 'FR'],
  ['Zürich HB', 'CH'],
  ['Zurich', 'CH'],
  ['Lodz', 'PL'],
  ['Łódź', 'PL'],
  ['Istanbul Airport', 'TR'],
  ['İSTANBUL', 'TR'],
  ['Nice', 'FR'],
  ['Hotel Moskva, Belgrade', 'RS'],
  ['Batumi, Georgia', 'GE'],
  ['Fiumicino, Italia', 'IT'],
  ['somewhere in Norwegen', 'NO'],
  ['Edinburgh, Scotland', 'GB'],
  ['Monaco, France', 'FR'],
  ['в Белграде', 'RS'],
  ['Αθήνα', 'GR'],
])('%j lies in %s', (text, country) => {
  expect(namedServedCountry(text)).toBe(country)
})

it.each(['', 'Springfield', 'a nice hotel', 'Long Island', 'Athens, Georgia, USA', 'Moscow', 'Cairo, Egypt'])(
  '%j names no served country',
  (text) => {
    expect(namedServedCountry(text)).toBeUndefined()
  },
)

it('knows every country by its name, and every city of the table', () => {
  for (const { code, name } of SERVED_COUNTRIES) {
    expect(namedServedCountry(name)).toBe(code)
    for (const city of `${KNOWN_CITIES[code]}, ${BARE_CITIES[code] ?? ''}`.split(', ').filter(Boolean)) {
      expect(namedServedCountry(city), city).toBe(code)
    }
  }
})
