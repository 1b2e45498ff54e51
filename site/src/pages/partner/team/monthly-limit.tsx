import { MONTHLY_LIMIT_MAXIMUM } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { TeamChange } from '../../../subjects/team/team.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { Partner } from '../partner-reads.ts'

type MonthlyLimitProps = {
  member: Partner['members'][number]
  change: TeamChange<{ memberId: string; role: Partner['role']; monthlyLimitCents?: number }>
}

/** Up to how much the rides of a traveller may cost in a month; left empty, as much as the company's own limit has room for. */
export function MonthlyLimit({ member: { id, name, monthlyLimitCents }, change }: MonthlyLimitProps) {
  const t = useT()
  const [euro, setEuro] = useState(monthlyLimitCents === undefined ? '' : String(monthlyLimitCents / 100))
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const cents = euro === '' ? undefined : Math.round(Number(euro) * 100)
    const limit = cents === undefined ? {} : { monthlyLimitCents: cents }
    if (!change.isSending) change.send({ memberId: id, role: 'traveller', ...limit })
  }
  return (
    <form className="fi-stack team-narrow" onSubmit={submit}>
      <Field label={t('team.monthlyLimit', { name })} hint={t('team.monthlyLimitHint')}>
        <TextInput
          type="number"
          inputMode="decimal"
          min={0}
          max={MONTHLY_LIMIT_MAXIMUM / 100}
          step="0.01"
          value={euro}
          onChange={({ target }) => setEuro(target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={change.isSending}
          loadingLabel={t('team.saving')}
        >
          {t('team.saveLimit')}
        </Button>
      </div>
    </form>
  )
}
