import { FIGURES_MOST_DAYS } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { plainDay } from '../../../base/i18n/local-times.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useMoments } from '../use-moments.ts'
import { DayChart } from './day-chart.tsx'
import { FigureCards } from './figure-cards.tsx'
import { FigureFilterFields } from './figure-filters.tsx'
import { FigureShares } from './figure-shares.tsx'
import { figuresPath, readFigureAddress } from './figure-query.ts'
import { isPeriod } from './is-period.ts'
import { useDayColumn, useFigureColumns } from './use-figure-columns.tsx'
import { useFigures } from './use-figures.ts'
import './figures.css'

/** Revenue, bookings, conversion, cancellations and prices of a period, beside the one before. */
export function FiguresTab() {
  const t = useT()
  const { language } = useLanguage()
  const moment = useMoments()
  const [now] = useState(() => Date.now())
  const { address, narrow } = useAdminAddress()
  const { filters, by, measure, days } = readFigureAddress(address, now)
  const columns = [useDayColumn(), ...useFigureColumns()]
  const { from, to, isTest = false } = filters
  const isAsked = isPeriod(from, to)
  const query = useFigures({ ...filters, by: 'day' }, isAsked)
  const fields = <FigureFilterFields from={from} to={to} days={days} isTest={isTest} now={now} />
  if (!isAsked)
    return (
      <>
        {fields}
        <Banner tone="warning" live title={t('figures.wrongPeriod', { days: FIGURES_MOST_DAYS })} />
      </>
    )
  const { data } = query
  const heading =
    data && t('figures.heading', { from: plainDay(data.from, language), to: plainDay(data.to, language) })
  return (
    <>
      {fields}
      {data ? (
        <section className="figures" aria-labelledby="figures-heading" aria-busy={query.isPlaceholderData}>
          <div className="figures__head">
            <h2 className="fi-heading" id="figures-heading">
              {heading}
            </h2>
            <ButtonLink size="sm" variant="quiet" href={figuresPath({ ...filters, by: 'day' })} download>
              {t('figures.export')}
            </ButtonLink>
          </div>
          <FigureCards total={data.total} shown={measure} onShow={(next) => narrow({ measure: next })} />
          <DayChart rows={data.rows} measure={measure} from={data.from} to={data.to} />
          <details className="figures__table">
            <summary>{t('figures.table')}</summary>
            <Table caption={heading ?? ''} columns={columns} rows={data.rows} rowKey={({ key }) => key} />
          </details>
          <FigureShares filters={filters} by={by} measure={measure} onBy={(next) => narrow({ by: next })} />
          <p className="fi-small fi-muted">
            {t('figures.about')} {data.reckonedAt && t('figures.asOf', { moment: moment(data.reckonedAt) })}
          </p>
        </section>
      ) : (
        <ListMissing query={query} />
      )}
    </>
  )
}
