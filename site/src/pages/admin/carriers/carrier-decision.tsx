import { etagOf, FiacreError, type CallInput } from '@fiacre/sdk'
import { CARRIER_DECISION_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { useKeys } from '../use-keys.ts'
import type { Carrier, CarrierRecord } from './carrier-reads.ts'

type Body = CallInput<'decideCarrier'>['body']
type Decision = Body['decision']
type CarrierField = Body['fields'][number]

/** What may become of a carrier from each state. */
const OFFERED: Record<Carrier['state'], readonly Decision[]> = {
  draft: ['close'],
  submitted: ['approve', 'ask', 'reject', 'suspend'],
  'needs-more': ['reject', 'suspend', 'close'],
  approved: ['ask', 'suspend', 'end', 'close'],
  suspended: ['reinstate', 'end', 'close'],
  rejected: ['close'],
  closed: [],
}

const KEYS: Record<Decision, string> = {
  approve: 'y',
  ask: 'm',
  reject: 'n',
  suspend: 's',
  reinstate: 'y',
  end: 'e',
  keep: 'e',
  close: 'x',
}

const FIELDS: readonly CarrierField[] = [
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
  const [chosen, setChosen] = useState<Decision>()
  const [reason, setReason] = useState('')
  const [fields, setFields] = useState<readonly CarrierField[]>([])
  const change = useAdminChange({
    change: (body: Body) =>
      client.decideCarrier({ path: { carrierId: carrier.id }, body, ifMatch: etagOf(record) }),
    done: { title: t('carriers.decided') },
    failed: { title: t('carriers.notDecided'), description: t('admin.failedText') },
    onDone: () => {
      setChosen(undefined)
      setReason('')
    },
  })
  const isEnding = carrier.endsAt !== undefined
  const offered = OFFERED[carrier.state].map((each) => (each === 'end' && isEnding ? 'keep' : each))
  useKeys(Object.fromEntries(offered.map((decision) => [KEYS[decision], () => setChosen(decision)])))
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!chosen || reason.trim() === '' || change.isPending) return
    change.mutate({
      decision: chosen,
      reason: reason.trim(),
      fields: chosen === 'ask' ? [...fields] : [],
    })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <fieldset className="admin-decisions" aria-label={t('admin.decide')}>
        {offered.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            aria-pressed={chosen === decision}
            aria-keyshortcuts={KEYS[decision]}
            onClick={() => setChosen(decision)}
          >
            {t(`carriers.decision.${decision}`)} <kbd aria-hidden="true">{KEYS[decision].toUpperCase()}</kbd>
          </Button>
        ))}
      </fieldset>
      {isMeanwhile && (
        <Banner tone="warning" live title={t('carriers.meanwhile')}>
          {t('carriers.meanwhileText')}
        </Banner>
      )}
      {chosen === 'ask' && (
        <fieldset className="fi-cluster" aria-label={t('carriers.whichFields')}>
          {FIELDS.map((field) => (
            <Checkbox
              key={field}
              label={t(`carriers.field.${field}`)}
              checked={fields.includes(field)}
              onChange={({ target }) =>
                setFields(target.checked ? [...fields, field] : fields.filter((each) => each !== field))
              }
            />
          ))}
        </fieldset>
      )}
      {chosen && (
        <>
          <Field label={t('admin.reason')} hint={t(`carriers.reasonHint.${isGood(chosen) ? 'own' : 'told'}`)}>
            <TextArea
              rows={3}
              maxLength={CARRIER_DECISION_REASON_MAX_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <div>
            <Button
              type="submit"
              variant={isGood(chosen) || chosen === 'ask' ? 'primary' : 'danger'}
              resting={reason.trim() === ''}
              loading={change.isPending}
              loadingLabel={t('admin.updating')}
            >
              {t(`carriers.decision.${chosen}`)}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

const isGood = (decision: Decision): boolean =>
  decision === 'approve' || decision === 'reinstate' || decision === 'keep'
