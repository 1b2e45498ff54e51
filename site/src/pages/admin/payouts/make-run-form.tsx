import { PAYOUTS } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'

/** The first day after this one, in UTC, that is neither Saturday nor Sunday: banks pay on none of them. */
function nextWeekday(now: Date): string {
  const day = new Date(now)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() % 6 === 0)
  return day.toISOString().slice(0, 10)
}

type MakeRunFormProps = {
  due: { payments: number; totalCents: number; withoutAccount: number; notFinal: number }
}

/** Puts all that is due into a run of payments. Pressed twice it makes one. */
export function MakeRunForm({ due }: MakeRunFormProps) {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const [day, setDay] = useState(() => nextWeekday(new Date()))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const make = useAdminChange({
    change: (executionDate: string) => client.makePayoutRun({ body: { executionDate }, idempotencyKey }),
    done: { title: t('payouts.runMade') },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })
  const notFinal = due.notFinal > 0 && <p>{t('payouts.notFinal', { count: due.notFinal })}</p>
  if (due.payments === due.withoutAccount)
    return (
      <>
        <p>{t('payouts.nothingDue')}</p>
        {notFinal}
      </>
    )

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (day && !make.isPending) make.mutate(day)
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('payouts.due', { count: due.payments, amount: money(due.totalCents) })}</p>
      {notFinal}
      <p className="fi-small fi-muted">{t('payouts.second', { amount: money(PAYOUTS.secondPersonCents) })}</p>
      <Field label={t('payouts.day')}>
        <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <div>
        <Button type="submit" resting={!day} loading={make.isPending} loadingLabel={t('admin.updating')}>
          {t('payouts.make')}
        </Button>
      </div>
    </form>
  )
}
