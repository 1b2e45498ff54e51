import type { PartnerRow } from './partner.entity.ts'

/** A partner on an invoice, as it was when that was issued. */
export interface InvoiceParty {
  name: string
  address: string | null
  zipCode: string | null
  city: string | null
  countryCode: string | null
  vatNumber: string | null
}

export function invoicePartyOf(partner: PartnerRow): InvoiceParty {
  const { name, legalName, address, zipCode, city, countryCode, vatNumber } = partner
  return {
    name: legalName ?? name,
    address: address ?? null,
    zipCode: zipCode ?? null,
    city: city ?? null,
    countryCode: countryCode ?? null,
    vatNumber: vatNumber ?? null,
  }
}

/** The name of a party and its address, line by line, as far as they are known. */
export function writtenParty({ name, address, zipCode, city, countryCode }: InvoiceParty): string {
  const town = [zipCode, city].filter(Boolean).join(' ')
  return [name, address, town, countryCode].filter(Boolean).join('\n')
}
