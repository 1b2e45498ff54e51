import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { PartnerRow } from './partner.entity.ts'

type Due = components['schemas']['PartnerDue']
type Field = components['schemas']['PartnerField']

/** What a partner has to say of itself before it can be submitted (spec section 5: partner registration). */
const REQUIRED_FIELDS = [
  'legalName',
  'city',
  'address',
  'zipCode',
  'contactName',
  'phone',
  'email',
] as const satisfies readonly (keyof PartnerRow)[]

const REQUIRED_OF_COMPANIES = ['companyType', 'registerNumber'] as const

/** What is due of a partner, and what waits for it: the same list for the partner and for our people. */
export function partnerDue(partner: PartnerRow, agreementVersion: number | null): Due[] {
  const fields = [...REQUIRED_FIELDS, ...(partner.kind === 'company' ? REQUIRED_OF_COMPANIES : [])]
  const missing: Field[] = fields.filter((field) => !partner[field])
  if (partner.traffic.length === 0) missing.push('traffic')
  const asked = (partner.state === 'needs-more' ? partner.fieldsDue : []) as Field[]
  const isAgreed = agreementVersion === LEGAL_DOCUMENTS['partnership-agreement'].version
  return [
    ...missing.map((field): Due => ({ code: 'field', field, blocks: 'submission' })),
    // What we asked for is looked at again once it is sent.
    ...asked
      .filter((field) => !missing.includes(field))
      .map((field): Due => ({ code: 'field', field, blocks: 'approval' })),
    ...(isAgreed ? [] : [{ code: 'agreement', field: null, blocks: consentBlocks(partner) } as const]),
  ]
}

/** A new version of the agreement stops nobody who sells already: it asks with a notice. */
function consentBlocks({ isLive }: PartnerRow): Due['blocks'] {
  return isLive ? 'nothing' : 'approval'
}
