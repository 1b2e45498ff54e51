import { numberFormat } from '../../../base/i18n/formats.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { shortDay } from '../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { Column } from '../../../ui/table/table.tsx'
import type { Dimension, FigureRow } from './result-reads.ts'

const COUNTS = ['quotes', 'checkouts', 'booked', 'paid', 'cancelled', 'rides'] as const

/** What names a row, and its figures. */
export function useFunnelColumns(by: Dimension): readonly Column<FigureRow>[] {
  const t = useT()
  const { language } = useLanguage()
  const { money } = useBookingWords()
  const count = numberFormat(language)
  const nameOf = ({ key, label }: FigureRow) => {
    if (by === 'day') return <time dateTime={key}>{shortDay(key, language)}</time>
    return label ?? (by === 'route' || key === '' ? t(`partner.results.none.${by}`) : key)
  }
  return [
    { key: 'name', heading: t(`partner.results.by.${by}`), head: true, cell: nameOf },
    ...COUNTS.map((name): Column<FigureRow> => ({
      key: name,
      heading: t(`partner.results.${name}`),
      align: 'end',
      cell: ({ sums }) => count.format(sums[name]),
    })),
    {
      key: 'earned',
      heading: t('partner.results.earned'),
      align: 'end',
      cell: ({ sums }) => money(sums.earnedCents),
    },
  ]
}
