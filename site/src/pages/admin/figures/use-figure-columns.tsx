import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { shortDay } from '../../../base/i18n/local-times.ts'
import type { Column } from '../../../ui/table/table.tsx'
import { valueOf, type FigureRow, type Measure } from './figure-measures.ts'
import { useFigureWords } from './use-figure-words.ts'

/** All figures of a row. */
export function useFigureColumns(): readonly Column<FigureRow>[] {
  const t = useT()
  const words = useFigureWords()
  const of = (measure: Measure): Column<FigureRow> => ({
    key: measure,
    heading: t(`figures.${measure}`),
    align: 'end',
    cell: ({ current }) => words.value(measure, valueOf(measure, current)),
  })
  return [
    {
      key: 'asked',
      heading: t('figures.asked'),
      align: 'end',
      cell: ({ current }) => words.count(current.asked),
    },
    {
      key: 'booked',
      heading: t('figures.booked'),
      align: 'end',
      cell: ({ current }) => words.count(current.booked),
    },
    of('paid'),
    of('conversion'),
    of('cancelled'),
    of('averagePrice'),
    {
      key: 'returned',
      heading: t('figures.returned'),
      align: 'end',
      cell: ({ current }) => words.money(current.returnedCents),
    },
    of('revenue'),
    {
      key: 'before',
      heading: t('figures.before'),
      align: 'end',
      cell: ({ previous }) => <span className="fi-muted">{words.money(previous.revenueCents)}</span>,
    },
  ]
}

/** What names a row of days. */
export function useDayColumn(): Column<FigureRow> {
  const t = useT()
  const { language } = useLanguage()
  return {
    key: 'day',
    heading: t('figures.day'),
    head: true,
    cell: ({ key }) => <time dateTime={key}>{shortDay(key, language)}</time>,
  }
}
