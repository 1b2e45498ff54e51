import { CASE_DECISION_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import type { CarrierRecord } from './carrier-reads.ts'

type Case = CarrierRecord['cases'][number]

const TONES = { open: 'warning', cleared: 'positive', confirmed: 'danger' } as const

/** Names that are like one of a sanctions list, and what was found. */
export function CarrierCases({ cases, mayDecide }: { cases: readonly Case[]; mayDecide: boolean }) {
  const t = useT()
  return (
    <ul className="fi-stack">
      {cases.map((each) => (
        <li key={each.id}>
          <p>
            <Badge tone={TONES[each.state]}>{t(`carriers.case.${each.state}`)}</Badge>{' '}
            {t('carriers.alike', {
              name: each.name,
              score: each.score,
              listed: each.listedName,
              entry: each.entry,
            })}
          </p>
          {each.state === 'open' && mayDecide && <CaseForm id={each.id} />}
        </li>
      ))}
    </ul>
  )
}

function CaseForm({ id }: { id: string }) {
  const t = useT()
  const client = useClient()
  const [reason, setReason] = useState('')
  const change = useAdminChange({
    change: (isMatch: boolean) =>
      client.decideScreeningCase({ path: { caseId: id }, body: { isMatch, reason: reason.trim() } }),
    done: { title: t('carriers.decided') },
    failed: { title: t('carriers.notDecided'), description: t('admin.failedText') },
  })
  const decide = (isMatch: boolean) => {
    if (reason.trim() !== '' && !change.isPending) change.mutate(isMatch)
  }
  return (
    <>
      <Field label={t('carriers.found')} hint={t('carriers.foundHint')}>
        <TextInput
          autoComplete="off"
          maxLength={CASE_DECISION_REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="fi-cluster">
        <Button variant="secondary" resting={reason.trim() === ''} onClick={() => decide(false)}>
          {t('carriers.isAnother')}
        </Button>
        <Button variant="danger" resting={reason.trim() === ''} onClick={() => decide(true)}>
          {t('carriers.isSame')}
        </Button>
      </div>
    </>
  )
}
