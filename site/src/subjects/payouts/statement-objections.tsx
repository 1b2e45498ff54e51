import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import { ObjectionForm } from './objection-form.tsx'
import {
  statementQuery,
  type EarningLine,
  type Objection,
  type Payee,
  type Statement,
} from './payout-reads.ts'
import { useLineName } from './use-line-name.ts'

const TONES = { open: 'warning', granted: 'positive', declined: 'neutral' } as const

type StatementObjectionsProps = {
  payee: Payee
  statement: Statement
  /** Whether it can still be objected to. */
  isOpen: boolean
  onClose: () => void
}

/** What was objected to on a statement, what came of it, and how to object while that is possible. */
export function StatementObjections({ payee, statement, isOpen, onClose }: StatementObjectionsProps) {
  const t = useT()
  const query = useQuery(statementQuery(useClient(), payee, statement.id))
  const { data } = query
  return (
    <section className="fi-stack" aria-label={t('earned.objectTitle', { month: statement.month })}>
      <h3>{t('earned.objectTitle', { month: statement.month })}</h3>
      {query.isError && (
        <LoadFailed title={t('earned.loadFailed')} text={t('earned.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('earned.loading')} />}
      {data && data.objections.length > 0 && (
        <ul className="fi-stack" role="list">
          {data.objections.map((objection) => (
            <ObjectionItem key={objection.id} objection={objection} lines={data.lines} />
          ))}
        </ul>
      )}
      {data && isOpen && (
        <ObjectionForm key={data.objections.length} payee={payee} record={data} onClose={onClose} />
      )}
      {data && !isOpen && (
        <div>
          <Button variant="quiet" onClick={onClose}>
            {t('earned.objectClose')}
          </Button>
        </div>
      )}
    </section>
  )
}

type ObjectionItemProps = { objection: Objection; lines: readonly EarningLine[] }

function ObjectionItem({ objection, lines }: ObjectionItemProps) {
  const t = useT()
  const lineName = useLineName()
  const { money } = useBookingWords()
  const { lineId, words, state, answer, correctionCents } = objection
  const line = lines.find(({ id }) => id === lineId)
  return (
    <li>
      <p className="fi-cluster">
        <strong>{line ? lineName(line) : t('earned.objectWhole')}</strong>
        <Badge tone={TONES[state]}>
          {t(`earned.objection.${state}`, { amount: money(correctionCents ?? 0) })}
        </Badge>
      </p>
      <p>{words}</p>
      {answer !== null && <p className="fi-muted">{t('earned.objectAnswer', { answer })}</p>}
    </li>
  )
}
