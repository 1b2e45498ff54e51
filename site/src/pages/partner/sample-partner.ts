import type { CallResult } from '@fiacre/sdk'
import type { Partner } from './partner-reads.ts'

/** A hotel that has begun its registration. */
export const samplePartner = (more: Partial<Partner> = {}): Partner => ({
  id: '0198c2e0-1111-7abc-8def-0123456789ab',
  state: 'draft',
  stateReason: null,
  fieldsDue: [],
  isLive: false,
  role: 'owner',
  details: {
    kind: 'company',
    legalName: 'Hotel Chamonix SARL',
    companyType: 'SARL',
    countryCode: 'FR',
    city: 'Chamonix',
    address: 'Rue du Docteur Paccard 12',
    zipCode: '74400',
    registerNumber: '732 829 320',
    vatNumber: null,
    contactName: 'Anne Payot',
    phone: '+33 4 50 53 00 00',
    email: 'anne@hotel.example',
    sites: ['https://hotel.example'],
    traffic: ['hotel'],
  },
  vatTruth: 'unknown',
  agreementVersion: null,
  keys: [],
  origins: [],
  returnUrls: [],
  sightings: [],
  members: [],
  invitations: [],
  due: [{ code: 'agreement', field: null, blocks: 'approval', until: null }],
  events: [],
  createdAt: '2026-02-10T08:40:00.000Z',
  submittedAt: null,
  ...more,
})

export const sampleKey = (more: Partial<Partner['keys'][number]> = {}): Partner['keys'][number] => ({
  id: '0198c2e1-1111-7abc-8def-0123456789ab',
  hint: 'pk_test_…6t4y',
  publicKey: 'pk_test_0k2v8m4c6x1z9b7n5q3w0e8r6t4y',
  kind: 'publishable',
  mode: 'test',
  scopes: ['journeys', 'checkouts'],
  createdAt: '2026-02-10T08:45:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  exposedAt: null,
  ...more,
})

/** A fee that is pending still. */
export const FEES: CallResult<'getPartnerEarnings'> = {
  balanceCents: 1839,
  pendingCents: 1839,
  lines: [
    {
      id: 1,
      kind: 'fee',
      rule: 'key',
      bookingNumber: 'FC-7K2M9Q',
      rideId: null,
      baseCents: 18_390,
      percent: 10,
      amountCents: 1839,
      state: 'pending',
      payableAt: '2026-02-28T14:45:00.000Z',
      createdAt: '2026-02-14T14:45:00.000Z',
      statementId: null,
    },
  ],
  next: null,
}
