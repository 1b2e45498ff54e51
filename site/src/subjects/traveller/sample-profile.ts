import type { Profile } from '@fiacre/sdk'

/** A traveller for stories and tests: complete and confirmed. */
export function sampleProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
    firstName: 'Maria',
    lastName: 'Kowalska',
    email: 'maria@example.com',
    phoneNumber: '512 345 678',
    countryCode: '+48',
    country: 'PL',
    city: 'Kraków',
    address: 'ul. Floriańska 12',
    zipCode: '31-021',
    company: null,
    vatNumber: null,
    dateOfBirth: '1990-05-17',
    isAdmin: false,
    staffRole: null,
    viewingUntil: null,
    emailConfirmed: true,
    createdAt: '2026-02-10T09:00:00.000Z',
    pendingEmail: null,
    preferences: null,
    closesAt: null,
    ...changes,
  }
}
