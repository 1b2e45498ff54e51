import type { SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DateInput } from '../../../ui/date-time-input/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { textOf } from '../form-text.ts'
import { useWebhookChange } from './use-webhook-change.ts'

/** Sends again all that happened since a day. */
export function ReplayForm({ webhookId }: { webhookId: string }) {
  const t = useT()
  const client = useClient()
  const { send, isSending } = useWebhookChange(
    (from: string) => client.replayPartnerWebhooks({ path: { webhookId }, body: { from } }),
    { done: t('partner.hooks.sentAgain') },
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const day = textOf(new FormData(event.currentTarget), 'from')
    if (day !== '' && !isSending) send(`${day}T00:00:00.000Z`)
  }

  return (
    <form className="fi-cluster" onSubmit={submit} noValidate>
      <Field label={t('partner.hooks.since')}>
        <DateInput name="from" />
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        loading={isSending}
        loadingLabel={t('partner.saving')}
      >
        {t('partner.hooks.replay')}
      </Button>
    </form>
  )
}
