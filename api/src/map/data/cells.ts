import { isServedCountry } from '@fiacre/sdk/rules'
import { z } from 'zod'

const NUMBER = /^-?\d+(\.\d+)?$/

const decimal = z.string().regex(NUMBER, 'must be a number, as 45.5').transform(Number)

export const optionalText = z
  .string()
  .refine((cell) => cell === cell.trim(), 'must not begin or end with a space')

export const text = optionalText.min(1, 'must not be empty')

/** Several texts, parted by `|`; an empty cell is none. */
export const list = z
  .string()
  .transform((cell) => (cell === '' ? [] : cell.split('|')))
  .pipe(z.array(text))

export const latitude = decimal.pipe(z.number().min(-90).max(90))

export const longitude = decimal.pipe(z.number().min(-180).max(180))

/** Metres above the sea; null where the cell is empty. */
export const elevation = z.union([z.literal('').transform(() => null), decimal])

export const geonameId = z
  .string()
  .regex(/^[1-9]\d*$/, 'must be a GeoNames number')
  .transform(Number)

export const iata = z.string().regex(/^[A-Z]{3}$/, 'must be an IATA code')

/** ISO 3166-1, of a country that we serve. */
export const country = z.string().refine(isServedCountry, 'must be the code of a country that we serve')
