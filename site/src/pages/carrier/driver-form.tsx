import { etagOf, type CallInput } from '@fiacre/sdk'
import {
  DRIVER_DETAILS_FIRST_NAME_MAX_LENGTH,
  DRIVER_DETAILS_LAST_NAME_MAX_LENGTH,
  DRIVER_DETAILS_PHONE_MAX_LENGTH,
  LANGUAGES,
} from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { Carrier } from './carrier-reads.ts'
import { FormActions } from './form-actions.tsx'
import { textOf } from './form-text.ts'
import { uploadFile } from './upload-file.ts'
import { useCarrierChange } from './use-carrier-change.ts'

type Driver = Omit<CallInput<'addDriver'>['body'], 'photoId'> & { photo: File | null }

const TEXTS = [
  ['firstName', DRIVER_DETAILS_FIRST_NAME_MAX_LENGTH, 'text'],
  ['lastName', DRIVER_DETAILS_LAST_NAME_MAX_LENGTH, 'text'],
  ['phone', DRIVER_DETAILS_PHONE_MAX_LENGTH, 'tel'],
] as const

type DriverFormProps = {
  carrier: Carrier
  /** Who is changed; one more is added where nobody is. */
  driver?: Carrier['drivers'][number] | undefined
  onDone: () => void
}

/** A driver, with a photo that travellers know them by. */
export function DriverForm({ carrier, driver, onDone }: DriverFormProps) {
  const t = useT()
  const client = useClient()
  const { send, isSending, wrong } = useCarrierChange(
    async ({ photo, ...details }: Driver) => {
      const photoId = photo ? await uploadFile(client, photo) : (driver?.photoId ?? null)
      if (!driver) return client.addDriver({ body: { ...details, photoId } })
      const ifMatch = etagOf(carrier)
      return client.changeDriver({
        path: { driverId: driver.id },
        body: { ...details, photoId, isActive: driver.isActive },
        ...(ifMatch && { ifMatch }),
      })
    },
    { done: t(driver ? 'carrier.saved' : 'carrier.added'), onDone },
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const photo = form.get('photo')
    if (isSending) return
    send({
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      phone: textOf(form, 'phone'),
      languages: form.getAll('languages').map(String),
      photo: photo instanceof File && photo.size > 0 ? photo : null,
    })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <div className="carrier-fields">
        {TEXTS.map(([name, most, type]) => (
          <Field
            key={name}
            label={t(`carrier.driver.${name}`)}
            error={wrong.has(name) && t('carrier.wrong', { field: t(`carrier.driver.${name}`) })}
          >
            <TextInput
              name={name}
              type={type}
              autoComplete="off"
              maxLength={most}
              defaultValue={driver?.[name]}
            />
          </Field>
        ))}
        <Field
          label={t('carrier.driver.photo')}
          hint={t(driver?.photoId ? 'carrier.photoKept' : 'carrier.photoHint')}
        >
          <TextInput name="photo" type="file" accept="image/jpeg,image/png,image/webp" />
        </Field>
      </div>
      <fieldset className="carrier-languages">
        <legend className="fi-field__label">{t('carrier.driver.languages')}</legend>
        {LANGUAGES.map(({ code, name }) => (
          <label className="fi-checkbox" key={code}>
            <input
              className="fi-checkbox__input"
              type="checkbox"
              name="languages"
              value={code}
              defaultChecked={driver?.languages.includes(code)}
            />
            <span lang={code}>{name}</span>
          </label>
        ))}
      </fieldset>
      <FormActions
        label={t(driver ? 'carrier.save' : 'carrier.addDriver')}
        isSending={isSending}
        onCancel={onDone}
      />
    </form>
  )
}
