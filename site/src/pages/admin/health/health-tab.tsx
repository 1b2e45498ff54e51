import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { healthQuery, type HealthCheck } from '../admin-reads.ts'
import { ListMissing } from '../list/list-missing.tsx'
import { TakeCheck } from './take-check.tsx'
import { useMoments } from '../use-moments.ts'

const TONES = { ok: 'positive', warning: 'warning', failing: 'danger' } as const

/** What is wrong first, since when, and what to do about it. */
export function HealthTab() {
  const t = useT()
  const query = useQuery(healthQuery(useClient()))
  const { data } = query
  if (!data) return <ListMissing query={query} />
  const order = ['failing', 'warning', 'ok']
  const checks = data.checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return (
    <section aria-label={t('admin.health')}>
      <ul className="admin-tasks">
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
      <p className="admin__keys fi-small fi-muted">{t('admin.version', { version: data.version })}</p>
    </section>
  )
}

/** Checks that find megabytes. */
const MEGABYTES: ReadonlySet<string> = new Set(['database', 'disk'])

function CheckRow({ check }: { check: HealthCheck }) {
  const t = useT()
  const { language } = useLanguage()
  const size = (megabytes: number) =>
    megabytes < 1000
      ? `${megabytes.toLocaleString(language)} MB`
      : `${(megabytes / 1000).toLocaleString(language, { maximumFractionDigits: 1 })} GB`
  const moment = useMoments()
  const { name, state, since, values, takenAt, takenBy } = check
  return (
    <li className="admin-task">
      <div className="admin-task__what">
        <Badge tone={TONES[state]}>{t(`admin.state.${state}`)}</Badge>
        <p className="admin-task__subject">{t(`admin.check.${name}`)}</p>
        <p className="fi-small">
          {values.length === 0
            ? t('admin.notLooked')
            : t(`admin.found.${name}`, {
                value: MEGABYTES.has(name) ? size(Number(values[0])) : values.join(', '),
                count: Number(values[0]) || 0,
              })}
        </p>
        {state !== 'ok' && <p className="fi-small">{t(`admin.remedy.${name}`)}</p>}
        {takenAt && (
          <p className="fi-small fi-muted">
            {t('admin.isOnIt', { who: takenBy || 'none', moment: moment(takenAt) })}
          </p>
        )}
      </div>
      <p className="admin-task__when fi-small fi-muted">
        {since && (
          <>
            {t('admin.since')} <time dateTime={since}>{moment(since)}</time>
          </>
        )}
      </p>
      {state !== 'ok' && since && !takenAt && <TakeCheck name={name} />}
    </li>
  )
}
