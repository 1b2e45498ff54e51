import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { changePercent, MEASURES, valueOf, type FigureSums, type Measure } from './figure-measures.ts'
import { useFigureWords } from './use-figure-words.ts'

type FigureCardsProps = {
  total: { current: FigureSums; previous: FigureSums }
  shown: Measure
  onShow: (measure: Measure) => void
}

/** Each figure of the period beside the one before; the charts show the one that is chosen. */
export function FigureCards({ total, shown, onShow }: FigureCardsProps) {
  const t = useT()
  const words = useFigureWords()
  return (
    <fieldset className="figures-cards">
      <legend className="fi-visually-hidden">{t('figures.measures')}</legend>
      {MEASURES.map((measure) => {
        const current = valueOf(measure, total.current)
        const previous = valueOf(measure, total.previous)
        const change = changePercent(current, previous)
        return (
          <button
            key={measure}
            type="button"
            className="figures-card"
            aria-pressed={measure === shown}
            onClick={() => onShow(measure)}
          >
            <span className="figures-card__name">{t(`figures.${measure}`)}</span>
            <span className="figures-card__value">{words.value(measure, current)}</span>
            <span className="figures-card__before">
              {change !== null && <strong>{words.change(change)}</strong>}{' '}
              {t('figures.previous', { value: words.value(measure, previous) })}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
