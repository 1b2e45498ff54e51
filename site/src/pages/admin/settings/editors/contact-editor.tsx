import { CONTACT_PHONE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import type { EditorProps } from './editor-props.ts'

/** Monday is 1, as 1 January 2024 was one. */
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** How a number and a time are written. */
const EXAMPLE_PHONE = '+48 22 000 00 00'
const EXAMPLE_HOURS = { morning: '09:00', midnight: '24:00' }

/** Telephone numbers, and the hours in which they are answered. */
export function ContactEditor({ value, onChange }: EditorProps<'contact'>) {
  const t = useT()
  const { language } = useLanguage()
  const { hours } = value
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const options = DAYS.map((day) => (
    <option key={day} value={day}>
      {weekday.format(Date.UTC(2024, 0, day))}
    </option>
  ))
  const withHours = (change: Partial<typeof hours>) => onChange({ ...value, hours: { ...hours, ...change } })
  return (
    <>
      <div className="admin-record__fields">
        {(['phone', 'phoneAtAnyHour'] as const).map((name) => (
          <Field
            key={name}
            label={t(`settings.${name}`)}
            hint={t('settings.phoneHint', { example: EXAMPLE_PHONE })}
            optionalLabel={t('optional')}
          >
            <TextInput
              type="tel"
              maxLength={CONTACT_PHONE_MAX_LENGTH}
              value={value[name] ?? ''}
              onChange={({ target }) => onChange({ ...value, [name]: target.value || null })}
            />
          </Field>
        ))}
      </div>
      <div className="admin-record__fields">
        <Field label={t('settings.fromDay')}>
          <Select
            value={hours.fromDay}
            onChange={({ target }) => withHours({ fromDay: Number(target.value) })}
          >
            {options}
          </Select>
        </Field>
        <Field label={t('settings.toDay')}>
          <Select value={hours.toDay} onChange={({ target }) => withHours({ toDay: Number(target.value) })}>
            {options}
          </Select>
        </Field>
        <Field label={t('settings.opens')}>
          <TextInput value={hours.opens} onChange={({ target }) => withHours({ opens: target.value })} />
        </Field>
        <Field label={t('settings.closes')} hint={t('settings.hourHint', EXAMPLE_HOURS)}>
          <TextInput value={hours.closes} onChange={({ target }) => withHours({ closes: target.value })} />
        </Field>
      </div>
    </>
  )
}
