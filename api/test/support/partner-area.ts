import type { components } from '@fiacre/sdk/contract'
import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import { expect } from 'vitest'
import type { TestClient } from './client.ts'
import type { TestService } from './service.ts'
import { newTraveller } from './traveller.ts'

type Schemas = components['schemas']

/** The consent with which a partner is handed in. */
export const PARTNER_AGREED: Schemas['PartnerSubmission'] = {
  agreementVersion: LEGAL_DOCUMENTS['partnership-agreement'].version,
  language: 'fr',
}

export const partnerDetails = (more: Partial<Schemas['PartnerDetails']> = {}): Schemas['PartnerDetails'] => ({
  kind: 'company',
  legalName: 'Hotel Chamonix SARL',
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
  sites: ['https://hotel.example'],
  traffic: ['hotel'],
  ...more,
})

/** Makes a draft for somebody who has none. */
export async function ensurePartner(client: TestClient): Promise<void> {
  const known = await client.call('GET', '/api/partner')
  if (known.status === 404) await client.call('PUT', '/api/partner', partnerDetails())
}

/** Somebody with an account, and the draft of a partner. */
export async function newPartnerDraft({ url }: Pick<TestService, 'url'>, details = partnerDetails()) {
  const { client, email } = await newTraveller(url)
  const saved = await client.call<Schemas['Partner']>('PUT', '/api/partner', details)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return { client, email, id: saved.body.id }
}

/** Makes a key. @returns it, with its id */
export async function makeKey(
  client: TestClient,
  wanted: Schemas['PartnerKeyWanted'] = { kind: 'publishable', mode: 'test' },
): Promise<{ key: string; id: string }> {
  const { status, body } = await client.call<Schemas['PartnerKeyMade']>('POST', '/api/partner/keys', wanted)
  expect(status, JSON.stringify(body)).toBe(201)
  const made = body.partner.keys.find(({ hint }) => hint.endsWith(body.key.slice(-4)))
  return { key: body.key, id: made?.id ?? '' }
}
