import type { components } from '@fiacre/sdk/contract'
import { fieldProblem } from '#platform/http/problem.ts'
import { readIban } from '../bank-accounts/read-iban.ts'
import { isTaxNumberOf, isVatNumberOf } from '../businesses/business-numbers.ts'
import { isInternational } from '../businesses/international-phone.ts'
import type { CarrierRow } from './carrier.entity.ts'
import { sentence, type Sentence } from '#platform/http/sentence.ts'

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
  if (read.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read.email)) throw wrong('email', sentence('noEmail'))
  if (read.phone && !isInternational(read.phone))
    throw wrong('phone', sentence('phoneNeedsCode', { example: '+41 22 900 12 34' }))
  if (read.vatNumber && !isVatNumberOf(countryCode, read.vatNumber))
    throw wrong('vatNumber', sentence('vatNumberOfCountry'))
  if (read.taxNumber && !isTaxNumberOf(countryCode, read.taxNumber))
    throw wrong('taxNumber', sentence('taxNumberOfCountry'))
  return {
    ...read,
    kind,
    countryCode,
    isVatCharged,
    iban: read.iban ? readIban(read.iban) : null,
  }
}

const wrong = (field: string, says: Sentence) => fieldProblem('RULE_VIOLATION', field, says)
