import type { components } from '@fiacre/sdk/contract'
import { VAT_RATES } from './vat-rates.data.ts'

/** The company on a self-billed invoice, which is to it, as it was when that was issued. */
export interface OwnParty {
  name: string
  address: string
  registration: string
  vatNumber: string
  countryCode: string
}

/** Who we are to partners: only with a VAT number of a Member State as its tax number, which begins with the country's letters. */
export function ownParty(company: components['schemas']['ClientSettings']['company']): OwnParty | null {
  const vatNumber = company?.taxNumber?.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase() ?? ''
  const letters = vatNumber.slice(0, 2)
  const countryCode = letters === 'EL' ? 'GR' : letters
  if (!company || !VAT_RATES[countryCode]) return null
  const { legalName: name, address, registration } = company
  return { name, address, registration, vatNumber, countryCode }
}
