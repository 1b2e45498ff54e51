import type { CallInput } from '@fiacre/sdk'
import { WEBHOOK_URL_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { textOf } from '../form-text.ts'
import { useWebhookChange } from './use-webhook-change.ts'

type NewEndpointFormProps = {
  types: readonly string[]
  /** Whether real bookings may be told of. */
  isLive: boolean
  onSecret: (secret: string) => void
  onDone: () => void
}

/** One more address, told of what is ticked. */
export function NewEndpointForm({ types, isLive, onSecret, onDone }: NewEndpointFormProps) {
  const t = useT()
  const client = useClient()
  const { send, isSending, wrong } = useWebhookChange(
    (body: CallInput<'addPartnerWebhook'>['body']) => client.addPartnerWebhook({ body }),
    {
      onDone({ secret }) {
        onSecret(secret)
        onDone()
      },
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const chosen = types.filter((type) => form.has(type))
    send({
      url: textOf(form, 'url'),
      test: textOf(form, 'mode') !== 'live',
      noticeEmail: textOf(form, 'noticeEmail') || null,
      ...(chosen.length > 0 && { types: chosen }),
    })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <div className="partner-fields">
        <Field label={t('partner.hooks.url')} error={wrong.has('url') && t('partner.hooks.urlWrong')}>
          <TextInput name="url" type="url" autoComplete="off" maxLength={WEBHOOK_URL_MAX_LENGTH} />
        </Field>
        <Field label={t('partner.hooks.mode')}>
          <Select name="mode">
            <option value="test">{t('partner.hooks.mode.test')}</option>
            {isLive && <option value="live">{t('partner.hooks.mode.live')}</option>}
          </Select>
        </Field>
        <Field label={t('partner.hooks.email')} optionalLabel={t('optional')}>
          <TextInput name="noticeEmail" type="email" autoComplete="off" />
        </Field>
      </div>
      <fieldset className="partner-traffic">
        <legend className="fi-field__label">{t('partner.hooks.types')}</legend>
        {types.map((type) => (
          <Checkbox key={type} name={type} defaultChecked label={<code>{type}</code>} />
        ))}
      </fieldset>
      <div className="fi-cluster">
        <Button type="submit" loading={isSending} loadingLabel={t('partner.saving')}>
          {t('partner.hooks.addThis')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('partner.cancel')}
        </Button>
      </div>
    </form>
  )
}
