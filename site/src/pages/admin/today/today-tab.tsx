import { TASK_PICKUP_HOURS } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { adminPath } from '../admin-address.ts'
import { tasksQuery } from '../admin-reads.ts'
import { Stats } from '../stats.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useKeys } from '../use-keys.ts'
import { focusTask } from './focus-task.ts'
import { TaskRow } from './task-row.tsx'
import { useNow } from './use-now.ts'

/** The figures at a glance, and what waits for a person. */
export function TodayTab() {
  return (
    <>
      <Stats />
      <Waiting />
    </>
  )
}

/** What waits: why, since when, until when, and the way to where it is decided. The arrow keys go from one to the next. */
function Waiting() {
  const t = useT()
  const now = useNow()
  const list = useRef<HTMLOListElement>(null)
  const step = (by: 1 | -1) => () => focusTask(list.current, by)
  useKeys({ arrowdown: step(1), arrowup: step(-1) }, 0)
  const query = useQuery(tasksQuery(useClient()))
  const { address } = useAdminAddress()
  const { data } = query
  if (!data) return <ListMissing query={query} />
  if (data.tasks.length === 0) {
    return (
      <EmptyState icon="check" title={t('admin.nothingWaits')}>
        {t('admin.nothingWaitsText', { hours: TASK_PICKUP_HOURS })}
      </EmptyState>
    )
  }
  // A kind that has been seen to meanwhile narrows nothing.
  const only = data.counts.find(({ kind, count }) => kind === address.state && count > 0)?.kind
  const tasks = only ? data.tasks.filter(({ kind }) => kind === only) : data.tasks
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
              <li key={kind}>
                <Link
                  className="admin-link"
                  href={adminPath(kind === only ? { tab: 'today' } : { tab: 'today', state: kind })}
                  aria-current={kind === only ? 'true' : undefined}
                >
                  {t(`admin.count.${kind}`, { count })}
                </Link>
              </li>
            ))}
          {only && (
            <li>
              <Link className="admin-link" href={adminPath({ tab: 'today' })}>
                {t('admin.allTasks')}
              </Link>
            </li>
          )}
        </ul>
      </div>
      <ol className="admin-tasks" ref={list}>
        {tasks.map((task) => (
          <TaskRow key={`${task.kind}-${task.id}`} task={task} now={now} />
        ))}
      </ol>
    </section>
  )
}
