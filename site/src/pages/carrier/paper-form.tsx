import type { CallInput } from '@fiacre/sdk'
import { FILE_MOST_MEGABYTES, PAPER_DETAILS_NUMBER_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { Due } from './carrier-reads.ts'
import { CountrySelect } from './country-select.tsx'
import { FormActions } from './form-actions.tsx'
import { textOf } from './form-text.ts'
import { uploadFile } from './upload-file.ts'
import { useCarrierChange } from './use-carrier-change.ts'

type Paper = CallInput<'addPaper'>['body']

/** A paper that is due, with its file. */
export function PaperForm({ due, country, onDone }: { due: Due; country: string; onDone: () => void }) {
  const t = useT()
  const client = useClient()
  const [lacksFile, setLacksFile] = useState(false)
  const { send, isSending, wrong } = useCarrierChange(
    async ({ file, ...paper }: Omit<Paper, 'fileId'> & { file: File }) =>
      client.addPaper({ body: { ...paper, fileId: await uploadFile(client, file) } }),
    { done: t('carrier.handedIn'), onDone },
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    const hasFile = file instanceof File && file.size > 0
    setLacksFile(!hasFile)
    if (!hasFile || isSending || due.paper === null || due.subject === null) return
    send({
      subject: due.subject,
      vehicleId: due.subject === 'vehicle' ? due.subjectId : null,
      driverId: due.subject === 'driver' ? due.subjectId : null,
      kind: due.paper,
      countryCode: textOf(form, 'countryCode'),
      number: textOf(form, 'number'),
      issuedOn: textOf(form, 'issuedOn') || null,
      expiresOn: textOf(form, 'expiresOn') || null,
      file,
    })
  }

  const wrongOf = (name: string) =>
    wrong.has(name) && t('carrier.wrong', { field: t(`carrier.paperField.${name}`) })
  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <div className="carrier-fields">
        <Field label={t('carrier.paperField.number')} error={wrongOf('number')}>
          <TextInput name="number" autoComplete="off" maxLength={PAPER_DETAILS_NUMBER_MAX_LENGTH} />
        </Field>
        <CountrySelect name="countryCode" label={t('carrier.paperField.country')} value={country} />
        <Field
          label={t('carrier.paperField.issuedOn')}
          optionalLabel={t('optional')}
          error={wrongOf('issuedOn')}
        >
          <TextInput name="issuedOn" type="date" />
        </Field>
        <Field
          label={t('carrier.paperField.expiresOn')}
          hint={t('carrier.endless')}
          error={wrongOf('expiresOn')}
        >
          <TextInput name="expiresOn" type="date" />
        </Field>
        <Field
          label={t('carrier.paperField.file')}
          hint={t('carrier.fileHint', { megabytes: FILE_MOST_MEGABYTES })}
          error={lacksFile && t('carrier.fileMissing')}
        >
          <TextInput name="file" type="file" accept="application/pdf,image/jpeg,image/png,image/webp" />
        </Field>
      </div>
      <FormActions label={t('carrier.handIn')} isSending={isSending} onCancel={onDone} />
    </form>
  )
}
