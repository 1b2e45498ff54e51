import { MS_PER_HOUR, TASK_PICKUP_HOURS } from '@fiacre/sdk/rules'

interface Dated {
  readonly until: string | null
}

/**
 * What ends within a day first, the sooner the higher; then what has no end, for somebody waits for an answer; then what has time. Among
 * what is alike the order stays.
 */
export function byUrgency<Task extends Dated>(tasks: readonly Task[], now: Date): Task[] {
  const soon = now.getTime() + TASK_PICKUP_HOURS * MS_PER_HOUR
  const rank = ({ until }: Dated): number => {
    if (until === null) return soon
    const ends = new Date(until).getTime()
    return ends < soon ? ends : ends + 1
  }
  return tasks.toSorted((one, other) => rank(one) - rank(other))
}
