import type { CallInput } from '@fiacre/sdk'
import { WEBHOOK_URL_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { FormActions } from '../form-actions.tsx'
import { textOf } from '../form-text.ts'
import { useWebhookChange } from './use-webhook-change.ts'

type NewEndpointFormProps = {
  types: readonly string[]
  onSecret: (secret: string) => void
  onDone: () => void
}

/** One more address, told of what is ticked. */
export function NewEndpointForm({ types, onSecret, onDone }: NewEndpointFormProps) {
  const t = useT()
  const client = useClient()
  const { send, isSending } = useWebhookChange(
    (body: CallInput<'addCarrierWebhook'>['body']) => client.addCarrierWebhook({ body }),
    {
      done: t('carrier.added'),
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
    const chosen = form.getAll('types').map(String)
    send({
      url: textOf(form, 'url'),
      test: form.has('test'),
      noticeEmail: textOf(form, 'noticeEmail') || null,
      ...(chosen.length > 0 && { types: chosen }),
    })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <div className="carrier-fields">
        <Field label={t('carrier.hooks.url')}>
          <TextInput name="url" type="url" autoComplete="off" maxLength={WEBHOOK_URL_MAX_LENGTH} />
        </Field>
        <Field label={t('carrier.hooks.email')} optionalLabel={t('optional')}>
          <TextInput name="noticeEmail" type="email" autoComplete="off" />
        </Field>
      </div>
      <fieldset className="carrier-languages">
        <legend className="fi-field__label">{t('carrier.hooks.types')}</legend>
        {types.map((type) => (
          <label className="fi-checkbox" key={type}>
            <input className="fi-checkbox__input" type="checkbox" name="types" value={type} defaultChecked />
            <code>{type}</code>
          </label>
        ))}
      </fieldset>
      <Checkbox name="test" label={t('carrier.hooks.test')} />
      <FormActions label={t('carrier.hooks.add')} isSending={isSending} onCancel={onDone} />
    </form>
  )
}
