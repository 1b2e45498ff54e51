import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import type { Column } from '../../../../ui/table/table.tsx'
import type { EditorProps } from './editor-props.ts'
import { NumberInput } from './number-input.tsx'

export type Rate = EditorProps<'prices'>['value']['countries'][number]

/** A country with the two prices of a ride that begins there, each to be typed over. */
export function useRateColumns(
  name: (code: string) => string,
  put: (code: string, change: Partial<Rate>) => void,
): Column<Rate>[] {
  const t = useT()
  return [
    {
      key: 'country',
      heading: t('settings.country'),
      cell: ({ countryCode }) => name(countryCode),
      head: true,
    },
    ...(['startCents', 'perKmCents', 'perHourCents'] as const).map((field): Column<Rate> => ({
      key: field,
      heading: t(`settings.${field}`),
      cell: (rate) => (
        <NumberInput
          decimals={2}
          value={rate[field] ?? 0}
          aria-label={`${name(rate.countryCode)}, ${t(`settings.${field}`)}`}
          onChange={(cents) => put(rate.countryCode, { [field]: cents })}
        />
      ),
    })),
  ]
}
