import type { ErrorObject } from 'ajv'
import type { Said } from '../http/problem-words.ts'
import { sentence } from '../http/sentence.ts'

/** What a value of a type is called. */
const TYPES: Record<string, string> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/** What a format or a pattern wants, by the name of its schema in the contract, or of the format itself. */
const FORMS: Record<string, string> = {
  LocalTime: 'a time such as 14:30',
  OptionalLocalTime: 'a time such as 14:30',
  LocalDate: 'a date such as 2026-02-14',
  OptionalLocalDate: 'a date such as 2026-02-14',
  PhoneCode: 'a country code such as +48',
  OptionalPhoneCode: 'a country code such as +48',
  TravelNumber: 'a flight or train number such as LX 1375',
  Language: 'a language such as en or pt-BR',
  EuroAmountOrText: 'an amount such as 110.96',
  KilometresOrText: 'a number of kilometres such as 88.3',
  date: 'a date such as 2026-02-14',
  'date-time': 'a moment such as 2026-02-14T13:30:00Z',
  uri: 'an address such as https://hotel.example/transfers',
  uuid: 'an id such as 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
  'plain-integer': 'a whole number in plain digits, such as 50',
}

interface Params {
  allowedValues?: unknown[]
  type?: string | string[]
  format?: string
  pattern?: string
  limit?: number
  /** Names that come together, after a comma and a blank. */
  deps?: string
}

/** What would fit, in words to show. */
export function errorWords(error: ErrorObject): Said {
  const { allowedValues, type, limit, deps } = error.params as Params
  switch (error.keyword) {
    case 'required':
      return sentence('fieldRequired')
    case 'additionalProperties':
      return 'This field is not known here.'
    case 'enum':
      return `Must be one of: ${allowedValues?.join(', ')}.`
    case 'type':
      return `Must be ${[type]
        .flat()
        .map((name = '') => TYPES[name] ?? name)
        .join(' or ')}.`
    case 'format':
    case 'pattern':
      return formWords(error)
    case 'minimum':
      return sentence('leastNumber', { limit: limit ?? 0 })
    case 'maximum':
      return sentence('mostNumber', { limit: limit ?? 0 })
    case 'minLength':
      return sentence('leastCharacters', { limit: limit ?? 0 })
    case 'maxLength':
      return sentence('mostCharacters', { limit: limit ?? 0 })
    case 'dependentRequired':
      return `Send ${deps?.split(', ').join(' and ')} together, or none of them.`
    case 'oneOf':
      return formWords(error)
    case 'minProperties':
      return 'Send at least one field.'
    default:
      return asSentence(error.message ?? 'is not valid')
  }
}

function formWords({ params, schemaPath }: ErrorObject): string {
  const { format = '', pattern } = params as Params
  const schema =
    /\/schemas\/(\w+)\/(?:oneOf$|(?:oneOf\/\d+\/)?(?:pattern|format)$)/.exec(schemaPath)?.[1] ?? ''
  const form = FORMS[schema] ?? FORMS[format]
  if (form) return `Must be ${form}.`
  // Text is bound by nothing else.
  if (pattern?.startsWith('^[^')) return 'Must not contain control characters.'
  return format ? `Must be a valid ${format}.` : 'Must have the form that the contract describes.'
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace('NOT', 'not')}.`
}
