import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { CarrierDocumentRow } from './carrier-document.entity.ts'
import type { WholeCarrier } from './carrier-parts.ts'
import type { CarrierRow } from './carrier.entity.ts'
import { requiredPapers, type PaperSubject } from './required-papers.data.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

type Due = components['schemas']['CarrierDue']

/** What a carrier has to say of itself before it can be submitted. */
const REQUIRED_FIELDS = [
  'legalName',
  'city',
  'address',
  'zipCode',
  'taxNumber',
  'contactName',
  'phone',
  'email',
  'iban',
  'accountHolder',
] as const satisfies readonly (keyof CarrierRow)[]

/** A company stands in a register; where a sole trader has to, the extract is asked for anyway. */
const REQUIRED_OF_COMPANIES = ['registerName', 'registerNumber'] as const

const NOTHING = { field: null, subject: null, subjectId: null, paper: null, until: null }

/** What is due of a carrier at a time, and what waits for it: the same list for the carrier and for our people. */
export function dueNow(whole: WholeCarrier, now: Date): Due[] {
  const { carrier, areas, vehicles, drivers, papers, cases } = whole
  const fields = [...REQUIRED_FIELDS, ...(carrier.kind === 'company' ? REQUIRED_OF_COMPANIES : [])]
  const missing = fields.filter((field) => !carrier[field])
  const asked = carrier.state === 'needs-more' ? carrier.fieldsDue : []
  const today = utcDay(now)
  const paper = (subject: PaperSubject, subjectId: string | null) =>
    requiredPapers(subject, carrier.countryCode)
      .filter((kind) => !papers.some((each) => counts(each, { subject, subjectId, kind }, today)))
      .map((kind): Due => ({ ...NOTHING, code: 'paper', subject, subjectId, paper: kind, blocks: 'rides' }))
  const activeVehicles = vehicles.filter(({ isActive }) => isActive)
  const activeDrivers = drivers.filter(({ isActive }) => isActive)
  return [
    ...missing.map((field): Due => ({ ...NOTHING, code: 'field', field, blocks: 'submission' })),
    // What we asked for is looked at again once it is sent.
    ...asked
      .filter((field) => !missing.includes(field as (typeof fields)[number]))
      .map((field): Due => ({ ...NOTHING, code: 'field', field, blocks: 'approval' })),
    ...one(areas.length === 0, { code: 'area', blocks: 'submission' }),
    ...agreementDue(whole, now),
    ...one(
      cases.some(({ state, driverId }) => state !== 'cleared' && (driverId ?? null) === null),
      { code: 'screening', blocks: 'approval' },
    ),
    ...one(activeVehicles.length === 0, { code: 'vehicle', blocks: 'rides' }),
    ...one(activeDrivers.length === 0, { code: 'driver', blocks: 'rides' }),
    ...paper('carrier', null),
    ...activeVehicles.flatMap(({ id }) => paper('vehicle', id)),
    ...activeDrivers.flatMap(({ id }) => paper('driver', id)),
  ]
}

/** A new version asks those who drive already with a notice; once it holds, they get no offers until they agree. */
function agreementDue({ carrier, agreementVersion, notice }: WholeCarrier, now: Date): Due[] {
  if (agreementVersion === LEGAL_DOCUMENTS['carrier-licence'].version) return []
  const due = { ...NOTHING, code: 'agreement' } as const
  if (carrier.state !== 'approved' && carrier.state !== 'suspended') return [{ ...due, blocks: 'approval' }]
  if (!notice) return [{ ...due, blocks: 'nothing' }]
  const blocks = notice.effectiveAt <= now ? 'offers' : 'nothing'
  return [{ ...due, blocks, until: notice.effectiveAt.toISOString() }]
}

function one(isDue: boolean, due: Pick<Due, 'code' | 'blocks'>): Due[] {
  return isDue ? [{ ...NOTHING, ...due }] : []
}

/** Whether a paper is the one that is asked for, and is approved or waits for us: what waits is not due from the carrier. */
function counts(
  paper: CarrierDocumentRow,
  asked: { subject: PaperSubject; subjectId: string | null; kind: string },
  today: string,
): boolean {
  const { subject, vehicleId, driverId, kind, state, expiresOn } = paper
  return (
    subject === asked.subject &&
    (vehicleId ?? driverId ?? null) === asked.subjectId &&
    kind === asked.kind &&
    (state === 'approved' || state === 'submitted') &&
    ((expiresOn ?? null) === null || String(expiresOn) >= today)
  )
}
