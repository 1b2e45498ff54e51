import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { fieldProblem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Countries that SEPA took in last (European Payments Council, EPC409-09): the library does not know of them yet. */
const JOINED_SEPA: ReadonlySet<string> = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/**
 * An IBAN as it is kept: without blanks.
 * @throws Problem RULE_VIOLATION where its check digits do not fit, or no payment of SEPA reaches it
 */
export function readIban(text: string): string {
  const iban = electronicFormatIBAN(text) ?? ''
  if (!isValidIBAN(iban)) throw fieldProblem('RULE_VIOLATION', 'iban', sentence('ibanWrong'))
  const country = iban.slice(0, 2)
  if (!isSEPACountry(country) && !JOINED_SEPA.has(country))
    throw fieldProblem('RULE_VIOLATION', 'iban', sentence('ibanOutsideSepa'))
  return iban
}
