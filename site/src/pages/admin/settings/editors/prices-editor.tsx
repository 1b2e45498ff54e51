import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Table } from '../../../../ui/table/table.tsx'
import type { EditorProps } from './editor-props.ts'
import { NumberInput } from './number-input.tsx'
import { useRateColumns, type Rate } from './use-rate-columns.tsx'

const EXTRAS = ['infantCents', 'childCents', 'boosterCents', 'meetAndGreetCents'] as const

/** What a ride costs by the country where it begins, what the classes add, and the extras; all in euros. */
export function PricesEditor({ value, onChange }: EditorProps<'prices'>) {
  const t = useT()
  const { language } = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const name = (code: string) => names.of(code) ?? code
  const put = (code: string, change: Partial<Rate>) =>
    onChange({
      ...value,
      countries: value.countries.map((rate) => (rate.countryCode === code ? { ...rate, ...change } : rate)),
    })
  const columns = useRateColumns(name, put)
  const rows = value.countries.toSorted((one, other) =>
    name(one.countryCode).localeCompare(name(other.countryCode), language),
  )
  return (
    <>
      <div className="admin-settings__countries admin-settings__compact">
        <Table
          caption={t('settings.countries')}
          columns={columns}
          rows={rows}
          rowKey={({ countryCode }) => countryCode}
        />
      </div>
      <fieldset className="admin-record__fields">
        <legend className="fi-strong">{t('settings.classes')}</legend>
        {value.classes.slice(1).map(({ vehicleTypeId, percent }) => (
          <Field
            key={vehicleTypeId}
            label={VEHICLE_CLASSES.find(({ id }) => id === vehicleTypeId)?.name ?? String(vehicleTypeId)}
          >
            <NumberInput
              value={percent}
              onChange={(next) =>
                onChange({
                  ...value,
                  classes: value.classes.map((each) =>
                    each.vehicleTypeId === vehicleTypeId ? { ...each, percent: next } : each,
                  ),
                })
              }
            />
          </Field>
        ))}
      </fieldset>
      <fieldset className="admin-record__fields">
        <legend className="fi-strong">{t('settings.extras')}</legend>
        {EXTRAS.map((extra) => (
          <Field key={extra} label={t(`settings.${extra}`)}>
            <NumberInput
              decimals={2}
              value={value.extras[extra]}
              onChange={(cents) => onChange({ ...value, extras: { ...value.extras, [extra]: cents } })}
            />
          </Field>
        ))}
      </fieldset>
    </>
  )
}
