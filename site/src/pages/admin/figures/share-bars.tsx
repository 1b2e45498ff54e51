import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { valueOf, type FigureRow, type Measure } from './figure-measures.ts'
import type { Dimension } from './figure-query.ts'
import { useFigureWords } from './use-figure-words.ts'

const WIDTH = 160
const HEIGHT = 20

/** What names a row, with a bar of its measure over a thin one of the period before; all bars of a column have one scale. */
export function useShareColumns(
  rows: readonly FigureRow[],
  by: Dimension,
  measure: Measure,
): readonly Column<FigureRow>[] {
  const t = useT()
  const words = useFigureWords()
  const values = rows.flatMap(({ current, previous }) => [
    valueOf(measure, current),
    valueOf(measure, previous),
  ])
  const least = Math.min(0, ...values.map((value) => value ?? 0))
  const room = Math.max(1, ...values.map((value) => value ?? 0)) - least
  const at = (value: number) => ((value - least) / room) * WIDTH
  const bar = (value: number | null, y: number, height: number, name: string) => {
    const [zero, end] = [at(0), at(value ?? 0)]
    return (
      <rect
        className={name}
        x={Math.min(zero, end)}
        y={y}
        width={Math.abs(end - zero)}
        height={height}
        rx="1.5"
      />
    )
  }
  return [
    {
      key: 'name',
      heading: t(`figures.by.${by}`),
      head: true,
      cell: ({ key, label }) => words.name(by, key, label),
    },
    {
      key: 'bar',
      heading: t(`figures.${measure}`),
      quiet: true,
      cell: ({ current, previous }) => (
        <svg className="figures-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {bar(valueOf(measure, current), 3, 10, 'figures-bar__now')}
          {bar(valueOf(measure, previous), 15, 3, 'figures-bar__before')}
        </svg>
      ),
    },
  ]
}
