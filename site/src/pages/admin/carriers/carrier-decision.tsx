import { etagOf, type CallInput } from '@fiacre/sdk'
import { CARRIER_DECISION_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DecisionForm } from '../decision/decision-form.tsx'
import { offeredDecisions } from '../decision/offered-decisions.ts'
import { useAdminChange } from '../use-admin-change.ts'
import type { CarrierRecord } from './carrier-reads.ts'

type Body = CallInput<'decideCarrier'>['body']

const FIELDS: readonly Body['fields'][number][] = [
  'legalName',
  'address',
  'registerName',
  'registerNumber',
  'taxNumber',
  'vatNumber',
  'contactName',
  'phone',
  'email',
  'iban',
  'accountHolder',
  'areas',
]

/** Moves a carrier on, with the reason that the carrier reads. */
export function CarrierDecision({ record }: { record: CarrierRecord }) {
  const t = useT()
  const client = useClient()
  const { carrier } = record
  const [made, setMade] = useState(0)
  const change = useAdminChange({
    change: (body: Body) =>
      client.decideCarrier({ path: { carrierId: carrier.id }, body, ifMatch: etagOf(record) }),
    done: { title: t('carriers.decided') },
    failed: { title: t('carriers.notDecided'), description: t('admin.failedText') },
    onDone: () => setMade(made + 1),
  })
  return (
    <DecisionForm
      key={made}
      of="carriers"
      offered={offeredDecisions(carrier.state, carrier.endsAt !== undefined)}
      fields={FIELDS.map((field) => [field, t(`carriers.field.${field}`)])}
      reasonMaxLength={CARRIER_DECISION_REASON_MAX_LENGTH}
      isPending={change.isPending}
      error={change.error}
      onDecide={(body) => change.mutate(body)}
    />
  )
}
