import type { Context } from '#platform/context/context.ts'
import { reckonFigures } from './reckon-figures.ts'

/** Keeps the figures up to date: every minute, one process does it, whichever is there. */
export async function startFigures({ jobs, orm, now }: Context): Promise<void> {
  await jobs.every({ name: 'reckon-figures' }, '* * * * *', () => reckonFigures(orm, now()))
}
