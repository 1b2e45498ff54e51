import { etagOf, type CallInput } from '@fiacre/sdk'
import { PARTNER_DECISION_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DecisionForm, letsIn } from '../decision/decision-form.tsx'
import { offeredDecisions } from '../decision/offered-decisions.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { LikeListed } from './like-listed.tsx'
import type { PartnerRecord } from './partner-reads.ts'

type Body = CallInput<'decidePartner'>['body']

const FIELDS: readonly Body['fields'][number][] = [
  'legalName',
  'companyType',
  'address',
  'registerNumber',
  'vatNumber',
  'contactName',
  'phone',
  'email',
  'sites',
  'traffic',
]

/** Moves a partner on, with the reason that the partner reads. */
export function PartnerDecision({ partner }: { partner: PartnerRecord }) {
  const t = useT()
  const client = useClient()
  const [made, setMade] = useState(0)
  const [others, setOthers] = useState<readonly string[]>([])
  const change = useAdminChange({
    change: (body: Body) =>
      client.decidePartner({ path: { partnerId: partner.id }, body, ifMatch: etagOf(partner) }),
    done: { title: t('partners.decided') },
    failed: { title: t('partners.notDecided'), description: t('admin.failedText') },
    onDone: () => setMade(made + 1),
  })
  // Whoever was taken in by hand has no page to answer on.
  const offered = offeredDecisions(partner.state, partner.registration?.endsAt !== undefined).filter(
    (each) => each !== 'ask' || partner.registration !== null,
  )
  return (
    <DecisionForm
      key={made}
      of="partners"
      offered={offered}
      fields={FIELDS.map((field) => [field, t(`partners.field.${field}`)])}
      reasonMaxLength={PARTNER_DECISION_REASON_MAX_LENGTH}
      isPending={change.isPending}
      error={change.error}
      beforeLetIn={<LikeListed partner={partner} others={others} onOthers={setOthers} />}
      onDecide={(decided) => {
        const isCleared = letsIn(decided.decision) && others.length > 0
        change.mutate({ ...decided, ...(isCleared && { somebodyElse: [...others] }) })
      }}
    />
  )
}
