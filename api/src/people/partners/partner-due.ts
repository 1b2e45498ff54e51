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

/**
 * What is due of a partner, and what waits for it: the same list for the partner and for our people.
 * @param notice from when on the agreement as it stands now holds, where those who agreed to another were told ahead
 */
export function partnerDue(
  partner: PartnerRow,
  agreementVersion: number | null,
  notice?: { effectiveAt: Date; now: Date },
): Due[] {
  const fields = [...REQUIRED_FIELDS, ...(partner.kind === 'company' ? REQUIRED_OF_COMPANIES : [])]
  const missing: Field[] = fields.filter((field) => !partner[field])
  if (partner.traffic.length === 0) missing.push('traffic')
  const asked = (partner.state === 'needs-more' ? partner.fieldsDue : []) as Field[]
  const isAgreed = agreementVersion === LEGAL_DOCUMENTS['partnership-agreement'].version
  return [
    ...missing.map((field): Due => ({ code: 'field', field, blocks: 'submission', until: null })),
    // What we asked for is looked at again once it is sent.
    ...asked
      .filter((field) => !missing.includes(field))
      .map((field): Due => ({ code: 'field', field, blocks: 'approval', until: null })),
    ...(isAgreed ? [] : [agreementDue(partner, notice)]),
  ]
}

/** A new version of the agreement asks those who sell already with a notice; once it holds, new bookings earn them no fee until they agree. */
function agreementDue({ isLive }: PartnerRow, notice: { effectiveAt: Date; now: Date } | undefined): Due {
  const due = { code: 'agreement', field: null } as const
  if (!isLive) return { ...due, blocks: 'approval', until: null }
  if (!notice) return { ...due, blocks: 'nothing', until: null }
  const holds = notice.effectiveAt <= notice.now
  return { ...due, blocks: holds ? 'earnings' : 'nothing', until: notice.effectiveAt.toISOString() }
}
