import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import type { Measure } from './figure-measures.ts'
import { DIMENSIONS, figuresPath, type Dimension, type FigureFilters } from './figure-query.ts'
import { useShareColumns } from './share-bars.tsx'
import { useFigureColumns } from './use-figure-columns.tsx'
import { useFigures } from './use-figures.ts'

type FigureSharesProps = {
  filters: FigureFilters
  by: Dimension
  measure: Measure
  onBy: (by: Dimension) => void
}

/** The same period by class, country, partner or language: bars and their numbers in one table. */
export function FigureShares({ filters, by, measure, onBy }: FigureSharesProps) {
  const t = useT()
  const query = useFigures({ ...filters, by })
  const { data } = query
  // While the next is read, what is shown is still told apart by the last.
  const shownBy = DIMENSIONS.find((known) => known === data?.by) ?? by
  const columns = [...useShareColumns(data?.rows ?? [], shownBy, measure), ...useFigureColumns()]
  const title = t('figures.share', { measure: t(`figures.${measure}`), dimension: t(`figures.by.${by}`) })
  return (
    <section className="figures__shares" aria-labelledby="figures-shares">
      <div className="figures__head">
        <h3 className="fi-subheading" id="figures-shares">
          {title}
        </h3>
        <ButtonLink size="sm" variant="quiet" href={figuresPath({ ...filters, by })} download>
          {t('figures.export')}
        </ButtonLink>
      </div>
      <Segmented
        legend={t('figures.by')}
        value={by}
        onChange={onBy}
        choices={DIMENSIONS.map((value) => ({ value, label: t(`figures.by.${value}`) }))}
      />
      {!data && <ListMissing query={query} />}
      {data && data.rows.length === 0 && <p className="fi-muted">{t('figures.nothing')}</p>}
      {data && data.rows.length > 0 && (
        <Table caption={title} columns={columns} rows={data.rows} rowKey={({ key }) => key || 'none'} />
      )}
    </section>
  )
}
