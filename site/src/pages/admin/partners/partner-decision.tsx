import { etagOf, FiacreError, type CallInput } from '@fiacre/sdk'
import { PARTNER_DECISION_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
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
import { LikeListed } from './like-listed.tsx'
import type { PartnerRecord } from './partner-reads.ts'

type Body = CallInput<'decidePartner'>['body']
type Decision = Body['decision']
type PartnerField = Body['fields'][number]

/** What may become of a partner from each state. */
const OFFERED: Record<PartnerRecord['state'], readonly Decision[]> = {
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

const FIELDS: readonly PartnerField[] = [
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
  const [chosen, setChosen] = useState<Decision>()
  const [reason, setReason] = useState('')
  const [others, setOthers] = useState<readonly string[]>([])
  const [fields, setFields] = useState<readonly PartnerField[]>([])
  const change = useAdminChange({
    change: (body: Body) =>
      client.decidePartner({ path: { partnerId: partner.id }, body, ifMatch: etagOf(partner) }),
    done: { title: t('partners.decided') },
    failed: { title: t('partners.notDecided'), description: t('admin.failedText') },
    onDone: () => {
      setChosen(undefined)
      setReason('')
    },
  })
  // Whoever was taken in by hand has no page to answer on.
  const isEnding = partner.registration?.endsAt !== undefined
  const offered = OFFERED[partner.state]
    .filter((each) => each !== 'ask' || partner.registration !== null)
    .map((each) => (each === 'end' && isEnding ? 'keep' : each))
  useKeys(Object.fromEntries(offered.map((decision) => [KEYS[decision], () => setChosen(decision)])))
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!chosen || reason.trim() === '' || change.isPending) return
    change.mutate({
      decision: chosen,
      reason: reason.trim(),
      fields: chosen === 'ask' ? [...fields] : [],
      ...(isGood(chosen) && others.length > 0 && { somebodyElse: [...others] }),
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
            {t(`partners.decision.${decision}`)} <kbd aria-hidden="true">{KEYS[decision].toUpperCase()}</kbd>
          </Button>
        ))}
      </fieldset>
      {isMeanwhile && (
        <Banner tone="warning" live title={t('partners.meanwhile')}>
          {t('partners.meanwhileText')}
        </Banner>
      )}
      {chosen === 'ask' && (
        <fieldset className="fi-cluster" aria-label={t('partners.whichFields')}>
          {FIELDS.map((field) => (
            <Checkbox
              key={field}
              label={t(`partners.field.${field}`)}
              checked={fields.includes(field)}
              onChange={({ target }) =>
                setFields(target.checked ? [...fields, field] : fields.filter((each) => each !== field))
              }
            />
          ))}
        </fieldset>
      )}
      {chosen && chosen !== 'keep' && isGood(chosen) && (
        <LikeListed partner={partner} others={others} onOthers={setOthers} />
      )}
      {chosen && (
        <>
          <Field label={t('admin.reason')} hint={t(`partners.reasonHint.${isGood(chosen) ? 'own' : 'told'}`)}>
            <TextArea
              rows={3}
              maxLength={PARTNER_DECISION_REASON_MAX_LENGTH}
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
              {t(`partners.decision.${chosen}`)}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

const isGood = (decision: Decision): boolean =>
  decision === 'approve' || decision === 'reinstate' || decision === 'keep'
