import type { CallResult } from '@fiacre/sdk'
import { PAYOUTS } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { sendBankAnswer } from './send-bank-answer.ts'

type Answer = CallResult<'readBankAnswer'>

const OUTCOMES = [
  'paid',
  'returned',
  'known',
  'unlike',
  'unfit',
  'foreign',
  'invoices',
] as const satisfies (keyof Answer)[]

/** Takes the file in which the bank says what it paid, and says what came of it. */
export function BankAnswerForm() {
  const t = useT()
  const [answer, setAnswer] = useState<Answer>()
  const send = useAdminChange({
    change: sendBankAnswer,
    done: { title: t('payouts.answerRead') },
    failed: { title: t('payouts.answerFailed'), description: t('payouts.answerFailedText') },
    onDone: setAnswer,
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    if (file instanceof File && file.size > 0 && !send.isPending) send.mutate(file)
  }
  const needsLook = answer !== undefined && answer.unlike + answer.unfit > 0
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field
        label={t('payouts.answer')}
        hint={t('payouts.answerHint', { megabytes: PAYOUTS.bankAnswerMegabytes })}
      >
        <TextInput name="file" type="file" accept=".xml,application/xml,text/xml" required />
      </Field>
      <div>
        <Button type="submit" variant="secondary" loading={send.isPending} loadingLabel={t('admin.updating')}>
          {t('payouts.readAnswer')}
        </Button>
      </div>
      {answer && (
        <Banner live tone={needsLook ? 'warning' : 'info'} title={t('payouts.answerRead')}>
          <ul>
            {OUTCOMES.filter((outcome) => answer[outcome] > 0).map((outcome) => (
              <li key={outcome}>{t(`payouts.answered.${outcome}`, { count: answer[outcome] })}</li>
            ))}
          </ul>
          {OUTCOMES.every((outcome) => answer[outcome] === 0) && <p>{t('payouts.answeredNothing')}</p>}
        </Banner>
      )}
    </form>
  )
}
