import { area, curveLinear, line } from 'd3-shape'
import { useState, type PointerEvent } from 'react'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { calendarLeaf, shortDay } from '../../../base/i18n/local-times.ts'
import { chartScale, namedDays } from './chart-scale.ts'
import { valueOf, type FigureRow, type Measure } from './figure-measures.ts'
import { useFigureWords } from './use-figure-words.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 260
const MARGIN = { top: 14, right: 12, bottom: 30, left: 64 }
/** A day's name takes so many pixels. */
const NAME_WIDTH = 76

type Point = readonly [x: number, y: number | null]

const isThere = ([, y]: Point): boolean => y !== null
const xOf = ([x]: Point): number => x
const yOf = ([, y]: Point): number => y ?? 0
const lineOf = line<Point>(xOf, yOf).defined(isThere).curve(curveLinear)

type DayChartProps = { rows: readonly FigureRow[]; measure: Measure; from: string; to: string }

/** A measure day by day over the same of the period before, which is dashed. The table below it says the same in numbers. */
export function DayChart({ rows, measure, from, to }: DayChartProps) {
  const t = useT()
  const { language } = useLanguage()
  const words = useFigureWords()
  const [frame, width] = useWidth()
  const [pointed, setPointed] = useState<number>()
  const current = rows.map((row) => valueOf(measure, row.current))
  const previous = rows.map((row) => valueOf(measure, row.previous))
  const values = [...current, ...previous].filter((value) => value !== null)
  const isWhole = measure === 'paid' || measure === 'cancelled'
  const scale = chartScale(values, [HEIGHT - MARGIN.bottom, MARGIN.top], { isWhole })
  const room = Math.max(1, width - MARGIN.left - MARGIN.right)
  const at = (index: number) =>
    MARGIN.left + (rows.length === 1 ? room / 2 : (index * room) / (rows.length - 1))
  const points = (of: readonly (number | null)[]): Point[] =>
    of.map((value, index) => [at(index), value === null ? null : scale.at(value)])
  const filled = area<Point>(xOf, scale.at(0), yOf).defined(isThere)
  const shownAt = pointed !== undefined && pointed < rows.length ? pointed : undefined
  const shown = shownAt === undefined ? undefined : rows[shownAt]

  function onPoint({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void {
    const x = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left
    const index = Math.round((x / room) * (rows.length - 1))
    setPointed(Math.max(0, Math.min(rows.length - 1, index)))
  }
  const leaf = (day: string) => {
    const { day: number, month } = calendarLeaf(day, language)
    return `${number} ${month}`
  }

  return (
    <figure className="figures-chart" ref={frame}>
      <figcaption className="figures-chart__said fi-small" aria-hidden="true">
        {shown ? (
          <>
            <strong>{shortDay(shown.key, language)}</strong>{' '}
            {words.value(measure, valueOf(measure, shown.current))}{' '}
            <span className="fi-muted">
              {t('figures.previous', { value: words.value(measure, valueOf(measure, shown.previous)) })}
            </span>
          </>
        ) : (
          <>
            <span className="figures-key" /> {t(`figures.${measure}`)}{' '}
            <span className="figures-key figures-key--before" /> {t('figures.before')}
          </>
        )}
      </figcaption>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={t('figures.chart', {
          measure: t(`figures.${measure}`),
          from: shortDay(from, language),
          to: shortDay(to, language),
          days: rows.length,
        })}
        onPointerMove={onPoint}
        onPointerLeave={() => setPointed(undefined)}
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? 'figures-axis' : 'figures-grid'}
              x1={MARGIN.left}
              x2={width - MARGIN.right}
              y1={scale.at(tick)}
              y2={scale.at(tick)}
            />
            <text
              className="figures-label"
              x={MARGIN.left - 10}
              y={scale.at(tick)}
              dy="0.35em"
              textAnchor="end"
            >
              {words.short(measure, tick)}
            </text>
          </g>
        ))}
        {namedDays(rows.length, Math.floor(room / NAME_WIDTH)).map((index) => (
          <text
            className="figures-label"
            key={index}
            x={at(index)}
            y={HEIGHT - 8}
            textAnchor={index === rows.length - 1 && rows.length > 1 ? 'end' : 'middle'}
          >
            {leaf(rows[index]?.key ?? '')}
          </text>
        ))}
        <path className="figures-area" d={filled(points(current)) ?? ''} />
        <path className="figures-line figures-line--before" d={lineOf(points(previous)) ?? ''} />
        <path className="figures-line" d={lineOf(points(current)) ?? ''} />
        {points(current).map(([x, y], index) => {
          const isAlone = (current[index - 1] ?? null) === null && (current[index + 1] ?? null) === null
          return y !== null && (isAlone || index === shownAt) ? (
            <circle className="figures-dot" key={rows[index]?.key} cx={x} cy={y} r={4} />
          ) : null
        })}
        {shownAt !== undefined && (
          <line
            className="figures-pointer"
            x1={at(shownAt)}
            x2={at(shownAt)}
            y1={MARGIN.top}
            y2={HEIGHT - MARGIN.bottom}
          />
        )}
      </svg>
    </figure>
  )
}
