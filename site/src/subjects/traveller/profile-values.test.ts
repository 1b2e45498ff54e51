import { describe, expect, it } from 'vitest'
import { profileUpdate, profileValues } from './profile-values.ts'
import { sampleProfile } from './sample-profile.ts'

describe('profile values', () => {
  it('shows what is not given as blank', () => {
    const values = profileValues(sampleProfile({ city: null, dateOfBirth: null }))
    expect(values).toMatchObject({ firstName: 'Maria', city: '', dateOfBirth: '' })
  })

  it('has nothing in it that the form does not edit', () => {
    expect(profileValues(sampleProfile())).not.toHaveProperty('isAdmin')
  })

  it('clears blank optional fields', () => {
    const form = { ...profileValues(sampleProfile()), phoneNumber: '', countryCode: '', dateOfBirth: '' }
    expect(profileUpdate(form)).toEqual({
      firstName: 'Maria',
      lastName: 'Kowalska',
      email: 'maria@example.com',
      country: 'PL',
      city: 'Kraków',
      address: 'ul. Floriańska 12',
      zipCode: '31-021',
      company: null,
      vatNumber: null,
      phoneNumber: null,
      countryCode: null,
      dateOfBirth: null,
    })
  })
})
