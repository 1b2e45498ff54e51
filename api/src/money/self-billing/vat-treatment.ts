import type { VatTruth } from '#people/businesses/vat-register.ts'
import type { PartnerRow } from '#people/partners/partner.entity.ts'
import { VAT_RATES } from './vat-rates.data.ts'

/** Which rule of VAT an invoice of a partner's fees is written by. */
export type VatTreatment = 'domestic' | 'reverse-charge' | 'outside-eu'

/** A rule with its rate, in thousandths. */
export interface VatRule {
  treatment: VatTreatment
  permille: number
}

/** Why no invoice can be written. */
export type VatBarrier =
  | 'no-company'
  | 'no-address'
  | 'vat-number-missing'
  | 'vat-number-invalid'
  | 'vat-number-unchecked'

/** A partner as VAT sees it. */
interface Supplier {
  countryCode: string | null
  address: string | null
  city: string | null
  vatNumber: string | null
  /** What the register says of that number. */
  vatTruth: VatTruth
}

/**
 * By which rule a partner's fees are invoiced to us (decision 99): in the Union only those whose VAT number the register knows, with the
 * rate of our country if they are in it and by reverse charge if not; elsewhere without VAT.
 * @param ourCountry ISO 3166-1 alpha-2; null where the company has no VAT number set
 * @param day `YYYY-MM-DD`, of the invoice
 */
export function vatRuleOf(
  ourCountry: string | null,
  { countryCode, address, city, vatNumber, vatTruth }: Supplier,
  day: string,
): VatRule | VatBarrier {
  if (ourCountry === null) return 'no-company'
  if (!countryCode || !address || !city) return 'no-address'
  if (!VAT_RATES[countryCode]) return { treatment: 'outside-eu', permille: 0 }
  if (!vatNumber) return 'vat-number-missing'
  if (vatTruth === 'invalid') return 'vat-number-invalid'
  if (vatTruth === 'unknown') return 'vat-number-unchecked'
  if (countryCode !== ourCountry) return { treatment: 'reverse-charge', permille: 0 }
  const rate = VAT_RATES[ourCountry]?.findLast(({ from }) => from <= day)
  if (!rate) throw new Error(`No rate of VAT is known in ${ourCountry} on ${day}.`)
  return { treatment: 'domestic', permille: rate.permille }
}

export function vatSupplierOf(partner: PartnerRow): Supplier {
  const { countryCode = null, address = null, city = null, vatNumber = null, vatTruth } = partner
  return { countryCode, address, city, vatNumber, vatTruth }
}

/** Rounded to the cent, the same up and down: what is taken back whole takes its VAT back whole. */
export const vatOf = (netCents: number, permille: number): number =>
  Math.sign(netCents) * Math.round((Math.abs(netCents) * permille) / 1000)
