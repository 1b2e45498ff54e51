import { expect, it } from 'vitest'
import { ownParty } from './own-party.ts'
import { vatOf, vatRuleOf } from './vat-treatment.ts'

const hotel = {
  countryCode: 'FR',
  address: 'Rue 1',
  city: 'Chamonix',
  vatNumber: 'FR44',
  vatTruth: 'valid',
} as const
const inPoland = (more: Partial<Parameters<typeof vatRuleOf>[1]>, day = '2026-11-01') =>
  vatRuleOf('PL', { ...hotel, ...more }, day)

it('taxes a partner of our country, reverses the charge in another Member State, and leaves it out elsewhere', () => {
  expect(inPoland({ countryCode: 'PL' })).toEqual({ treatment: 'domestic', permille: 230 })
  expect(inPoland({})).toEqual({ treatment: 'reverse-charge', permille: 0 })
  const abroad = { countryCode: 'CH', vatNumber: null, vatTruth: 'unknown' } as const
  expect(inPoland(abroad)).toEqual({ treatment: 'outside-eu', permille: 0 })
  expect(vatRuleOf('FI', { ...hotel, countryCode: 'FI' }, '2026-11-01')).toMatchObject({ permille: 255 })
})

it('invoices for nobody in the Union whose number the register does not confirm, nor without an address or ourselves', () => {
  expect([
    inPoland({ vatNumber: null }),
    inPoland({ vatTruth: 'invalid' }),
    inPoland({ vatTruth: 'unknown', countryCode: 'PL' }),
    inPoland({ address: null, countryCode: 'CH' }),
    vatRuleOf(null, hotel, '2026-11-01'),
  ]).toEqual(['vat-number-missing', 'vat-number-invalid', 'vat-number-unchecked', 'no-address', 'no-company'])
})

it('rounds what is taken back as what was charged', () => {
  expect([vatOf(1050, 230), vatOf(-1050, 230), vatOf(1, 230), vatOf(0, 230)]).toEqual([242, -242, 0, 0])
})

it('knows the company by a VAT number with its country’s letters alone', () => {
  const company = {
    legalName: 'Fiacre',
    address: 'Rynek 1, Kraków',
    registration: 'KRS 1',
    taxNumber: 'pl 525-238-94-21',
  }
  expect(ownParty(company)).toMatchObject({ countryCode: 'PL', vatNumber: 'PL5252389421' })
  expect(ownParty({ ...company, taxNumber: 'EL094019245' })).toMatchObject({ countryCode: 'GR' })
  for (const taxNumber of ['5252389421', 'CHE-123.456.788', null])
    expect(ownParty({ ...company, taxNumber })).toBeNull()
})
