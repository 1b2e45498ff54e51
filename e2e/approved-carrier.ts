import { expect, type APIRequestContext } from '@playwright/test'
import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { CARRIER_DETAILS } from '../api/test/support/carrier-details.ts'

type Carrier = components['schemas']['Carrier']

/** Whoever is signed in there registers a carrier around Geneva with a vehicle, a driver and papers, and our people approve all of it. */
export async function approvedCarrier(owner: APIRequestContext, office: APIRequestContext): Promise<void> {
  const sent = async <Answer>(request: APIRequestContext, method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  await sent(owner, 'PUT', '/api/carrier', CARRIER_DETAILS)
  await sent(owner, 'POST', '/api/carrier/vehicles', {
    vehicleTypeId: 1,
    make: 'Škoda',
    model: 'Superb',
    year: new Date().getFullYear() - 1,
    colour: 'black',
    plate: 'GE 123456',
    countryCode: 'CH',
    seats: 4,
    suitcases: 4,
    childSeats: { infant: 0, child: 1, booster: 1 },
  })
  await sent(owner, 'POST', '/api/carrier/drivers', {
    firstName: 'Nina',
    lastName: 'Favre',
    phone: '+41 79 123 45 67',
    languages: ['fr', 'en'],
    photoId: null,
  })
  const { version } = LEGAL_DOCUMENTS['carrier-licence']
  const consent = { agreementVersion: version, language: 'fr' }
  const { due } = await sent<Carrier>(owner, 'POST', '/api/carrier/submission', consent)
  for (const { subject, subjectId, paper } of due) {
    const file = await owner.post('/api/carrier/files', {
      headers: { 'Content-Type': 'application/pdf' },
      data: Buffer.from('%PDF-1.7\n%%EOF\n'),
    })
    expect(file.ok(), await file.text()).toBe(true)
    await sent(owner, 'POST', '/api/carrier/papers', {
      subject,
      vehicleId: subject === 'vehicle' ? subjectId : null,
      driverId: subject === 'driver' ? subjectId : null,
      kind: paper,
      countryCode: 'CH',
      number: 'N-1',
      issuedOn: null,
      expiresOn: `${new Date().getFullYear() + 2}-12-31`,
      fileId: ((await file.json()) as { id: string }).id,
    })
  }
  const { id, papers } = await sent<Carrier>(owner, 'GET', '/api/carrier')
  await sent(office, 'POST', `/api/admin/carriers/${id}/decision`, {
    decision: 'approve',
    reason: 'The register says the same.',
    fields: [],
  })
  for (const paper of papers)
    await sent(office, 'POST', `/api/admin/carrier-papers/${paper.id}/decision`, {
      decision: 'approve',
      rejection: null,
    })
}
