import type { components } from '@fiacre/sdk/contract'
import type { StaffRole } from '#platform/contract/office-role.ts'
import type { Context } from '#platform/context/context.ts'

type Task = components['schemas']['AdminTask']

/** What finds one kind of work for a person. A room whose work waits for people adds one to `TASK_SOURCES`. */
export interface TaskSource {
  readonly kind: Task['kind']
  /** The roles beneath administrator whose work it is. */
  readonly roles: readonly StaffRole[]
  /** The most urgent first, at most `limit`, and how many there are in all. */
  find(context: Context, limit: number): Promise<{ tasks: Omit<Task, 'kind'>[]; count: number }>
}
