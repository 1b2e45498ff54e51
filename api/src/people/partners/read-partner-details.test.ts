import type { components } from '@fiacre/sdk/contract'
import { describe, expect, it } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { readPartnerDetails } from './read-partner-details.ts'

type Details = components['schemas']['PartnerDetails']

const hotel = (more: Partial<Details> = {}): Details => ({
  kind: 'company',
  legalName: ' Hotel Chamonix SARL ',
  companyType: 'SARL',
  countryCode: 'FR',
  city: 'Chamonix',
  address: 'Rue du Docteur Paccard 12',
  zipCode: '74400',
  registerNumber: '732 829 320',
  vatNumber: 'FR44732829320',
  contactName: 'Anne Payot',
  phone: '+33 4 50 53 00 00',
  email: 'anne@hotel.example',
  sites: ['hotel.example', 'https://hotel.example/', 'https://hotel.example/winter'],
  traffic: ['hotel'],
  ...more,
})

function wrongField(more: Partial<Details>): string | undefined {
  try {
    readPartnerDetails(hotel(more))
  } catch (error) {
    if (error instanceof Problem) return error.errors?.[0]?.pointer
    throw error
  }
  return undefined
}

describe('the details of a partner', () => {
  it('are kept trimmed, each web site once', () => {
    expect(readPartnerDetails(hotel())).toMatchObject({
      legalName: 'Hotel Chamonix SARL',
      sites: ['https://hotel.example', 'https://hotel.example/winter'],
    })
    expect(readPartnerDetails(hotel({ companyType: ' ' })).companyType).toBeNull()
  })

  it('are refused by the field that cannot be right', () => {
    expect(wrongField({})).toBeUndefined()
    expect(wrongField({ vatNumber: 'FR44732829321' })).toBe('/vatNumber')
    expect(wrongField({ phone: '04 50 53 00 00' })).toBe('/phone')
    expect(wrongField({ email: 'anne at hotel' })).toBe('/email')
    expect(wrongField({ countryCode: 'RU' })).toBe('/countryCode')
    for (const site of ['javascript:alert(1)', 'https://user@hotel.example', 'localhost'])
      expect(wrongField({ sites: [site] }), site).toBe('/sites')
  })
})
