import { FIGURES_MOST_DAYS } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { lastDays, PERIODS } from './figure-query.ts'

type FigureFiltersProps = { from: string; to: string; days: number | undefined; isTest: boolean; now: number }

/** Which days, and of which bookings. */
export function FigureFilterFields({ from, to, days, isTest, now }: FigureFiltersProps) {
  const t = useT()
  const { narrow } = useAdminAddress()
  return (
    <search className="admin-filters figures-filters" aria-label={t('admin.filters')}>
      <Field label={t('figures.period')}>
        <Select
          value={days ?? ''}
          onChange={({ target }) => narrow(target.value ? lastDays(Number(target.value), now) : {})}
        >
          {PERIODS.filter((length) => length <= FIGURES_MOST_DAYS).map((length) => (
            <option key={length} value={length}>
              {t('figures.period.days', { days: length })}
            </option>
          ))}
          {days === undefined && <option value="">{t('figures.period.own')}</option>}
        </Select>
      </Field>
      <Field label={t('figures.from')}>
        <TextInput
          type="date"
          value={from}
          max={to}
          onChange={({ target }) => target.value && narrow({ from: target.value, to })}
        />
      </Field>
      <Field label={t('figures.to')}>
        <TextInput
          type="date"
          value={to}
          min={from}
          onChange={({ target }) => target.value && narrow({ from, to: target.value })}
        />
      </Field>
      <Field label={t('figures.tests')}>
        <Select value={isTest ? 'only' : ''} onChange={({ target }) => narrow({ tests: target.value })}>
          <option value="">{t('figures.live')}</option>
          <option value="only">{t('figures.tests.only')}</option>
        </Select>
      </Field>
    </search>
  )
}
