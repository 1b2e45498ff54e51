import type { components } from '@fiacre/sdk/contract'
import { fieldProblem } from '#platform/http/problem.ts'
import { readIban } from '../bank-accounts/read-iban.ts'
import { isTaxNumberOf, isVatNumberOf } from '../businesses/business-numbers.ts'
import { isInternational } from '../businesses/international-phone.ts'
import type { CarrierRow } from './carrier.entity.ts'

type Details = components['schemas']['CarrierDetails']
export type ReadDetails = Pick<
  CarrierRow,
  | 'kind'
  | 'legalName'
  | 'countryCode'
  | 'city'
  | 'address'
  | 'zipCode'
  | 'registerName'
  | 'registerNumber'
  | 'taxNumber'
  | 'vatNumber'
  | 'isVatCharged'
  | 'contactName'
  | 'phone'
  | 'email'
  | 'iban'
  | 'accountHolder'
>

/**
 * The details as they are kept: trimmed, the IBAN without blanks, the phone as it was written.
 * @throws Problem RULE_VIOLATION of the field that cannot be right
 */
export function readDetails(details: Details): ReadDetails {
  const { areas: _, kind, countryCode, isVatCharged, ...texts } = details
  const read = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text?.trim() || null]),
  ) as Omit<ReadDetails, 'kind' | 'countryCode' | 'isVatCharged'>
  if (read.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read.email))
    throw wrong('email', 'This is no e-mail address.')
  if (read.phone && !isInternational(read.phone))
    throw wrong('phone', "Please give the phone number with its country's code, such as +41 22 900 12 34.")
  if (read.vatNumber && !isVatNumberOf(countryCode, read.vatNumber))
    throw wrong(
      'vatNumber',
      'This is no VAT number of the country of registration. Write it with the country’s letters.',
    )
  if (read.taxNumber && !isTaxNumberOf(countryCode, read.taxNumber))
    throw wrong('taxNumber', 'This is no tax number of the country of registration.')
  return {
    ...read,
    kind,
    countryCode,
    isVatCharged,
    iban: read.iban ? readIban(read.iban) : null,
  }
}

const wrong = (field: string, says: string) => fieldProblem('RULE_VIOLATION', field, says)
