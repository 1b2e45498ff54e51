import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { mailTasks, messageTasks } from './message-tasks.ts'
import { reviewTasks, transferTasks } from './payment-tasks.ts'
import { pickupTasks } from './pickup-tasks.ts'
import type { TaskSource } from './task-source.ts'

/** Everything that waits for people, the kinds in the order of their urgency where nothing says until when. */
const TASK_SOURCES: readonly TaskSource[] = [pickupTasks, reviewTasks, messageTasks, transferTasks, mailTasks]

/** As many of a kind are listed. */
const MOST_OF_A_KIND = 100

/** What waits for a person: what has an end first, the sooner the higher, then the kinds in their order. */
export async function listTasks(context: Context): Promise<components['schemas']['AdminTaskList']> {
  const found = await Promise.all(
    TASK_SOURCES.map(async (source) => ({
      kind: source.kind,
      ...(await source.find(context, MOST_OF_A_KIND)),
    })),
  )
  const tasks = found.flatMap(({ kind, tasks: ofKind }) => ofKind.map((task) => ({ kind, ...task })))
  const [dated, undated] = [tasks.filter(({ until }) => until), tasks.filter(({ until }) => !until)]
  return {
    tasks: [
      ...dated.toSorted((one, other) => (one.until ?? '').localeCompare(other.until ?? '')),
      ...undated,
    ],
    counts: found.map(({ kind, count }) => ({ kind, count })),
  }
}
