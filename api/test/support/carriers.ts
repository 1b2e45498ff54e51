import type { components } from '@fiacre/sdk/contract'
import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { CARRIER_DETAILS } from './carrier-details.ts'
import type { TestClient } from './client.ts'
import type { TestService } from './service.ts'
import { newTraveller } from './traveller.ts'

type Schemas = components['schemas']

/** The consent with which a carrier is handed in. */
export const AGREED = { agreementVersion: LEGAL_DOCUMENTS['carrier-licence'].version, language: 'fr' }

/** A paper of the carrier itself that has no end. */
export const identityPaper = (fileId: string): Schemas['PaperDetails'] => ({
  subject: 'carrier',
  vehicleId: null,
  driverId: null,
  kind: 'identity',
  countryCode: 'CH',
  number: 'X1',
  issuedOn: null,
  expiresOn: null,
  fileId,
})

/** The least that is taken for a PDF. */
export const PDF = '%PDF-1.7\n%%EOF\n'

export const carrierDetails = (more: Partial<Schemas['CarrierDetails']> = {}): Schemas['CarrierDetails'] => ({
  ...CARRIER_DETAILS,
  ...more,
})

export const vehicle = ({ clock }: Pick<TestService, 'clock'>): Schemas['VehicleDetails'] => ({
  vehicleTypeId: 4,
  make: 'Mercedes-Benz',
  model: 'V-Class',
  year: clock.now.getUTCFullYear() - 2,
  colour: 'black',
  plate: 'GE 123456',
  countryCode: 'CH',
  seats: 7,
  suitcases: 7,
  childSeats: { infant: 0, child: 1, booster: 2 },
})

export const driver = (more: Partial<Schemas['DriverDetails']> = {}): Schemas['DriverDetails'] => ({
  firstName: 'Jean',
  lastName: 'Favre',
  phone: '+41 79 123 45 67',
  languages: ['fr', 'en'],
  photoId: null,
  ...more,
})

/** Makes a draft for somebody who has none. */
export async function ensureCarrier(client: TestClient): Promise<void> {
  const known = await client.call('GET', '/api/carrier')
  if (known.status === 404) await client.call('PUT', '/api/carrier', carrierDetails())
}

/** @returns the id of the file */
export async function uploadPdf(client: TestClient): Promise<string> {
  const answer = await upload(client, Buffer.from(PDF), 'application/pdf')
  return ((await answer.json()) as { id: string }).id
}

export const upload = (client: TestClient, bytes: Buffer, type: string) =>
  client.fetch('/api/carrier/files', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  })

/** Somebody with an account, and the draft of a carrier. */
export async function newCarrier({ url }: Pick<TestService, 'url'>, details = carrierDetails()) {
  const { client, email } = await newTraveller(url)
  const saved = await client.call<Schemas['Carrier']>('PUT', '/api/carrier', details)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return { client, email, id: saved.body.id }
}

/** Hands in the paper that is due. */
export async function handIn(
  client: TestClient,
  due: Pick<Schemas['CarrierDue'], 'subject' | 'subjectId' | 'paper'>,
  expiresOn: string | null,
): Promise<Schemas['Carrier']> {
  const answer = await client.call<Schemas['Carrier']>('POST', '/api/carrier/papers', {
    subject: due.subject,
    vehicleId: due.subject === 'vehicle' ? due.subjectId : null,
    driverId: due.subject === 'driver' ? due.subjectId : null,
    kind: due.paper,
    countryCode: 'CH',
    number: 'N-1',
    issuedOn: null,
    expiresOn,
    fileId: await uploadPdf(client),
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

/** What the owner was mailed about the carrier, in order. */
export async function toldOf(service: TestService, email: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select data -> 'mail' ->> 'what' as what from jobs.job
    where name = 'mail' and data ->> 'to' = ${email} and data -> 'mail' ->> 'kind' = 'carrier-news'
    order by created_on, id`.execute(service.context.orm.em.fork().getKysely())
  return rows.map(({ what }) => what)
}
