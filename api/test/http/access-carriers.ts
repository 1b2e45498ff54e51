import type { components } from '@fiacre/sdk/contract'
import { randomUUID } from 'node:crypto'
import { CarrierDocument } from '#people/carriers/carrier-document.entity.ts'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import { ScreeningCase } from '#people/carriers/screening/screening-case.entity.ts'
import type { OperationId } from '#platform/contract/handler.ts'
import { insertRow } from '#platform/database/rows.ts'
import { StoredFile } from '#platform/files/stored-file.entity.ts'
import type { TestService } from '../support/service.ts'
import {
  AGREED,
  carrierDetails,
  driver,
  ensureCarrier,
  identityPaper,
  PDF,
  uploadPdf,
  vehicle,
} from '../support/carriers.ts'
import type { Call, Scene } from './access-call.ts'

type Fleet = components['schemas']['Carrier']

/** Calls about the owner's carrier, and about carriers of others for the back office. */
export const CARRIER_REQUESTS: Partial<Record<OperationId, (scene: Scene) => Promise<Call>>> = {
  getCarrier: async (scene) => ofOwner(scene, {}),
  saveCarrier: async () => ({ body: carrierDetails() }),
  submitCarrier: async (scene) => ofOwner(scene, { body: AGREED }),
  agreeToLicence: async (scene) => {
    const { client } = await scene.cast.owner()
    await ensureCarrier(client)
    const body = AGREED
    await client.call('POST', '/api/carrier/submission', body)
    return { body }
  },
  closeCarrier: async (scene) => ofOwner(scene, {}),
  addVehicle: async (scene) => ofOwner(scene, { body: vehicle(scene.service) }),
  changeVehicle: async (scene) => {
    const { client } = await scene.cast.owner()
    await ensureCarrier(client)
    const wanted = vehicle(scene.service)
    const added = await client.call<Fleet>('POST', '/api/carrier/vehicles', wanted)
    // The carrier may have vehicles with papers beside it, of the same instant.
    const id = added.body.vehicles.find(({ plate }) => plate === wanted.plate)?.id ?? ''
    return { id, body: { ...wanted, isActive: false } }
  },
  addDriver: async (scene) => ofOwner(scene, { body: driver() }),
  changeDriver: async (scene) => {
    const { client } = await scene.cast.owner()
    await ensureCarrier(client)
    const wanted = driver()
    const added = await client.call<Fleet>('POST', '/api/carrier/drivers', wanted)
    const id = added.body.drivers.find(({ firstName }) => firstName === wanted.firstName)?.id ?? ''
    return { id, body: { ...wanted, isActive: false } }
  },
  addPaper: async (scene) => {
    const { client } = await scene.cast.owner()
    await ensureCarrier(client)
    return { body: identityPaper(await uploadPdf(client)) }
  },
  uploadCarrierFile: async (scene) =>
    ofOwner(scene, { body: PDF, headers: { 'Content-Type': 'application/pdf' } }),
  getCarrierFile: async (scene) => {
    const { client } = await scene.cast.owner()
    await ensureCarrier(client)
    return { id: await uploadPdf(client) }
  },
  getCarrierTeam: async (scene) => ofOwner(scene, {}),
  inviteCarrierMember: async (scene) => ofOwner(scene, { body: { role: 'dispatcher' } }),
  dropCarrierInvitation: async (scene) => ({ id: (await invitation(scene)).id }),
  readCarrierInvitation: async (scene) => ({ body: { token: (await invitation(scene)).token } }),
  joinCarrier: async () => ({ body: { token: 'nobody' } }),
  setCarrierMemberRole: async (scene) => ofOwner(scene, { id: randomUUID(), body: { role: 'bookkeeper' } }),
  removeCarrierMember: async (scene) => ofOwner(scene, { id: randomUUID() }),
  listCarrierKeys: async (scene) => ofOwner(scene, {}),
  createCarrierKey: async (scene) => ofOwner(scene, { body: { label: 'Dispatch' } }),
  rotateCarrierKey: async (scene) => ({ id: await ownKey(scene), body: { overlapHours: 0 } }),
  revokeCarrierKey: async (scene) => ({ id: await ownKey(scene) }),
  listCarrierWebhooks: async (scene) => ofOwner(scene, {}),
  addCarrierWebhook: async (scene) => ofOwner(scene, { body: { url: WEBHOOK } }),
  removeCarrierWebhook: async (scene) => ({ id: await ownWebhook(scene) }),
  setCarrierWebhookState: async (scene) => ({
    id: await ownWebhook(scene),
    body: { state: 'disabled' },
  }),
  rotateCarrierWebhookSecret: async (scene) => ({
    id: await ownWebhook(scene),
    body: { overlapHours: 1 },
  }),
  pingCarrierWebhook: async (scene) => ({ id: await ownWebhook(scene) }),
  listCarrierWebhookDeliveries: async (scene) => ({ id: await ownWebhook(scene) }),
  replayCarrierWebhooks: async (scene) => ({
    id: await ownWebhook(scene),
    body: { from: '2026-02-10T00:00:00.000Z' },
  }),
  getAdminCarrier: async ({ service }) => ({ id: await someCarrier(service) }),
  decideCarrier: async ({ service }) => ({
    id: await someCarrier(service),
    body: { decision: 'suspend', reason: 'Asked for by the police.', fields: [] },
  }),
  decidePaper: async ({ service }) => ({
    id: (await somePaper(service)).id,
    body: { decision: 'approve', rejection: null },
  }),
  getAdminCarrierFile: async ({ service }) => ({ id: (await somePaper(service)).fileId }),
  decideScreeningCase: async ({ service }) => ({
    id: await someCase(service),
    body: { isMatch: false, reason: 'Another date of birth.' },
  }),
}

async function ofOwner({ cast }: Scene, call: Call): Promise<Call> {
  await ensureCarrier((await cast.owner()).client)
  return call
}

/** Answers nothing: its port is one that is never listened on. */
const WEBHOOK = 'http://127.0.0.1:1/webhooks'

async function ownKey(scene: Scene): Promise<string> {
  const { client } = await scene.cast.owner()
  await ensureCarrier(client)
  type Made = components['schemas']['MadeCarrierKey']
  return (await client.call<Made>('POST', '/api/carrier/keys', { label: 'Dispatch' })).body.key.id
}

/** The one address of the owner's carrier, made where there is none: a carrier has few. */
async function ownWebhook(scene: Scene): Promise<string> {
  const { client } = await scene.cast.owner()
  await ensureCarrier(client)
  type Answer = components['schemas']
  const path = '/api/carrier/webhooks'
  const { body } = await client.call<Answer['WebhookEndpointList']>('GET', path)
  const on = body.endpoints.find(({ state }) => state === 'enabled')
  if (on) return on.id
  const made = await client.call<Answer['MadeWebhookEndpoint']>('POST', path, { url: WEBHOOK })
  return made.body.endpoint.id
}

/** A carrier of nobody who takes part. */
async function someCarrier({ context }: TestService): Promise<string> {
  const at = context.now()
  const row = { id: randomUUID(), userId: randomUUID(), state: 'approved' as const, kind: 'company' as const }
  const { id } = await insertRow(context.orm.em.fork(), Carrier, {
    ...row,
    countryCode: 'CH',
    createdAt: at,
    updatedAt: at,
  })
  return id
}

async function somePaper(service: TestService) {
  const { context } = service
  const em = context.orm.em.fork()
  const file = {
    id: randomUUID(),
    userId: randomUUID(),
    mediaType: 'application/pdf' as const,
    bytes: PDF.length,
  }
  await insertRow(em, StoredFile, { ...file, createdAt: context.now() })
  await context.files.put(file.id, Buffer.from(PDF), file.mediaType)
  return insertRow(em, CarrierDocument, {
    id: randomUUID(),
    carrierId: await someCarrier(service),
    vehicleId: null,
    driverId: null,
    subject: 'carrier',
    kind: 'identity',
    countryCode: 'CH',
    number: 'X1',
    fileId: file.id,
    state: 'submitted',
    createdAt: context.now(),
  })
}

async function someCase(service: TestService): Promise<string> {
  const { id } = await insertRow(service.context.orm.em.fork(), ScreeningCase, {
    id: randomUUID(),
    carrierId: await someCarrier(service),
    driverId: null,
    subject: 'contact',
    name: 'Somebody',
    listedName: 'Somebody Else',
    entry: '1',
    score: 90,
    state: 'open',
    createdAt: service.context.now(),
  })
  return id
}

/** An invitation to the owner's carrier. */
async function invitation({ cast }: Scene): Promise<{ id: string; token: string }> {
  const { client } = await cast.owner()
  await ensureCarrier(client)
  const { body } = await client.call<components['schemas']['CarrierInvitationMade']>(
    'POST',
    '/api/carrier/invitations',
    { role: 'dispatcher' },
  )
  return {
    id: body.team.invitations[0]?.id ?? '',
    token: new URL(body.url ?? '').searchParams.get('token') ?? '',
  }
}
