import { createRequire } from 'node:module'
import { TAX_NUMBERS, VAT_NUMBERS } from './business-numbers.data.ts'

/** Whether a VAT number can be one of the country, by its form and its check digits. Whether it is somebody's, the register says. */
export function isVatNumberOf(country: string, text: string): boolean {
  const name = VAT_NUMBERS[country]
  return name === undefined || fits(country, name, text)
}

/** Whether a tax number can be one of the country: of a company, or of a person. */
export function isTaxNumberOf(country: string, text: string): boolean {
  const names = TAX_NUMBERS[country]
  return names === undefined || names.some((name) => fits(country, name, text))
}

type Validators = Record<string, Record<string, { validate(text: string): { isValid: boolean } }>>

const require = createRequire(import.meta.url)
let known: Validators | undefined

/** Of every country, in three hundred files: read when the first number is looked at. */
function validators(): Validators {
  known ??= (require('stdnum') as { stdnum: Validators }).stdnum
  return known
}

function fits(country: string, name: string, text: string): boolean {
  const validator = validators()[country]?.[name]
  if (!validator) throw new Error(`No numbers of ${country} are called ${name}.`)
  return validator.validate(text).isValid
}
