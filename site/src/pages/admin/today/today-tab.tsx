import { TASK_PICKUP_HOURS } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { tasksQuery } from '../admin-reads.ts'
import { ListMissing } from '../list/list-missing.tsx'
import { TaskRow } from './task-row.tsx'
import { useNow } from './use-now.ts'

/** What waits for a person: why, since when, until when, and the way to where it is decided. */
export function TodayTab() {
  const t = useT()
  const now = useNow()
  const query = useQuery(tasksQuery(useClient()))
  const { data } = query
  if (!data) return <ListMissing query={query} />
  if (data.tasks.length === 0) {
    return (
      <EmptyState icon="check" title={t('admin.nothingWaits')}>
        {t('admin.nothingWaitsText', { hours: TASK_PICKUP_HOURS })}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="admin-today">
      <div className="admin-today__head">
        <h2 className="fi-heading" id="admin-today">
          {t('admin.waiting')}
        </h2>
        <ul className="admin-today__counts">
          {data.counts
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <li key={kind}>{t(`admin.count.${kind}`, { count })}</li>
            ))}
        </ul>
      </div>
      <ol className="admin-tasks">
        {data.tasks.map((task) => (
          <TaskRow key={`${task.kind}-${task.id}`} task={task} now={now} />
        ))}
      </ol>
    </section>
  )
}
