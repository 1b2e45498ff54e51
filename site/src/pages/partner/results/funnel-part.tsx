import { FIGURES_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { usePartnerMoment } from '../use-partner-moment.ts'
import { FunnelSteps } from './funnel-steps.tsx'
import { DIMENSIONS, figuresQuery, type Dimension, type Figures } from './result-reads.ts'
import { useFunnelColumns } from './use-funnel-columns.tsx'

/** Periods that are one choice away, in days. */
const PERIODS = [7, FIGURES_DAYS, 90, 365] as const

/** From prices to rides, in a period, by whatever is asked. */
export function FunnelPart({ isTest }: { isTest: boolean }) {
  const t = useT()
  const [openedAt] = useState(() => Date.now())
  const [days, setDays] = useState<number>(FIGURES_DAYS)
  const [by, setBy] = useState<Dimension>('day')
  const from = new Date(openedAt - (days - 1) * MS_PER_DAY).toISOString().slice(0, 10)
  const query = useQuery(figuresQuery(useClient(), { from, by, isTest }))
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-funnel" aria-busy={query.isFetching}>
      <h2 className="fi-card__title" id="partner-funnel">
        {t('partner.results.funnel')}
      </h2>
      <div className="partner-filters">
        <Field label={t('partner.results.period')}>
          <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {PERIODS.map((length) => (
              <option key={length} value={length}>
                {t('partner.results.lastDays', { days: length })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('partner.results.by')}>
          <Select
            value={by}
            onChange={({ target }) => setBy(DIMENSIONS.find((each) => each === target.value) ?? 'day')}
          >
            {DIMENSIONS.map((each) => (
              <option key={each} value={each}>
                {t(`partner.results.by.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {query.isError && (
        <LoadFailed title={t('partner.results.loadFailed')} text={t('partner.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('partner.results.loading')} />}
      {query.data && <Funnel figures={query.data} />}
    </Card>
  )
}

function Funnel({ figures }: { figures: Figures }) {
  const t = useT()
  const { money } = useBookingWords()
  const moment = usePartnerMoment()
  const columns = useFunnelColumns(figures.by)
  const { total, reckonedAt } = figures
  const rows =
    figures.by === 'day' ? figures.rows.filter(({ sums }) => isSomething(sums)).toReversed() : figures.rows
  return (
    <>
      <FunnelSteps total={total} />
      <p>
        {t('partner.results.summary', {
          cancelled: total.cancelled,
          priced: money(total.pricedCents),
          earned: money(total.earnedCents),
        })}
      </p>
      {rows.length > 0 ? (
        <Table
          caption={t('partner.results.funnel')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={columns}
        />
      ) : (
        <p className="fi-muted">{t('partner.results.nothing')}</p>
      )}
      {reckonedAt && (
        <p className="fi-small fi-muted">{t('partner.results.reckoned', { when: moment(reckonedAt) })}</p>
      )}
    </>
  )
}

const isSomething = (sums: object): boolean => Object.values(sums).some((value) => value !== 0)
