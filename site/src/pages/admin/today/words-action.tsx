import type { CallInput } from '@fiacre/sdk'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useAdminChange } from '../use-admin-change.ts'

type Decision = CallInput<'decideRatingWords'>['body']
type Reason = NonNullable<Decision['reason']>

const REASONS = [
  'insult',
  'personal-data',
  'not-about-the-ride',
  'advertising',
  'unlawful',
] as const satisfies readonly Reason[]

/** Passes on what a traveller wrote of a ride, or what the carrier answered, or keeps it back for one of the stated reasons. */
export function WordsAction({ id, part }: { id: string; part: Decision['part'] }) {
  const t = useT()
  const client = useClient()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState<Reason>('insult')
  const decide = useAdminChange({
    change: (decision: Omit<Decision, 'part'>) =>
      client.decideRatingWords({ path: { ratingId: id }, body: { part, ...decision } }),
    done: { title: t('admin.words.decided') },
    failed: { title: t('admin.words.failed'), description: t('admin.failedText') },
    onDone: () => setAsking(false),
  })
  function withhold(event: SubmitEvent): void {
    event.preventDefault()
    if (!decide.isPending) decide.mutate({ pass: false, reason })
  }
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={decide.isPending && !isAsking}
        onClick={() => decide.mutate({ pass: true })}
      >
        {t('admin.words.pass')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {t('admin.words.withhold')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('admin.words.withhold')}
        closeLabel={t('admin.close')}
      >
        <form className="fi-stack" onSubmit={withhold} noValidate>
          <p className="fi-muted">{t('admin.words.reasonText')}</p>
          <Field label={t('admin.words.reason')}>
            <Select
              value={reason}
              onChange={({ target }) =>
                setReason(REASONS.find((known) => known === target.value) ?? 'insult')
              }
            >
              {REASONS.map((known) => (
                <option key={known} value={known}>
                  {t(`admin.words.${known}`)}
                </option>
              ))}
            </Select>
          </Field>
          <div>
            <Button type="submit" loading={decide.isPending}>
              {t('admin.words.withhold')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
