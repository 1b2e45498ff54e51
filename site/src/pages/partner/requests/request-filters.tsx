import type { SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { textOf } from '../form-text.ts'
import type { Key } from '../partner-reads.ts'
import type { RequestsAsked } from './request-reads.ts'

const OUTCOMES = ['answered', 'refused'] as const
const CODE_MAX_LENGTH = 60
const ID_MAX_LENGTH = 100

/** Which calls to show; what is left empty filters nothing. */
export function RequestFilters({
  keys,
  onChange,
}: {
  keys: readonly Key[]
  onChange: (asked: RequestsAsked) => void
}) {
  const t = useT()

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = OUTCOMES.find((each) => each === textOf(form, 'outcome'))
    const key = keys.find(({ id }) => id === textOf(form, 'key'))
    const code = textOf(form, 'code')
    const requestId = textOf(form, 'requestId')
    onChange({
      ...(outcome && { outcome }),
      ...(key && { keyId: key.id }),
      ...(code && { code }),
      ...(requestId && { requestId }),
    })
  }

  return (
    <form className="partner-filters" onSubmit={submit} noValidate>
      <Field label={t('partner.requests.outcome')}>
        <Select name="outcome">
          <option value="">{t('partner.results.any')}</option>
          {OUTCOMES.map((each) => (
            <option key={each} value={each}>
              {t(`partner.requests.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('partner.requests.key')}>
        <Select name="key">
          <option value="">{t('partner.results.any')}</option>
          {keys.map(({ id, hint }) => (
            <option key={id} value={id}>
              {hint}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('partner.requests.code')}>
        <TextInput name="code" maxLength={CODE_MAX_LENGTH} autoComplete="off" />
      </Field>
      <Field label={t('partner.requests.id')}>
        <TextInput name="requestId" maxLength={ID_MAX_LENGTH} autoComplete="off" />
      </Field>
      <div className="partner-filters__send">
        <Button type="submit" variant="secondary">
          {t('partner.results.filter')}
        </Button>
      </div>
    </form>
  )
}
