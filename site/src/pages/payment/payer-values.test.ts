import { paymentSchema } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../../subjects/traveller/sample-profile.ts'
import { payerRequest, payerValues } from './payer-values.ts'

describe('payer values', () => {
  it('start from the profile', () => {
    expect(payerValues(sampleProfile())).toEqual({
      firstName: 'Maria',
      lastName: 'Kowalska',
      email: 'maria@example.com',
      phone: '+48 512 345 678',
      address: 'ul. Floriańska 12',
      city: 'Kraków',
      postalCode: '31-021',
      country: 'PL',
    })
  })

  it('fall back to Poland, and never show a phone code without a number', () => {
    const bare = {
      phoneNumber: null,
      countryCode: '+49',
      country: null,
      address: null,
      city: null,
      zipCode: null,
    }
    expect(payerValues(sampleProfile(bare))).toMatchObject({ phone: '', address: '', country: 'PL' })
    expect(payerValues(sampleProfile({ country: 'DE' })).country).toBe('DE')
  })

  it('are sent trimmed, without what is blank', () => {
    const values = {
      ...payerValues(sampleProfile()),
      firstName: ' Maria ',
      phone: ' ',
      address: '',
      city: '',
    }
    expect(payerRequest(1042, paymentSchema.parse(values))).toEqual({
      bookingId: 1042,
      firstName: 'Maria',
      lastName: 'Kowalska',
      email: 'maria@example.com',
      postalCode: '31-021',
      country: 'PL',
    })
  })
})
