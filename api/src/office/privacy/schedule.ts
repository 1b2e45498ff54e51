import { remindToConfirm } from '#people/accounts/remind-to-confirm.ts'
import type { Context } from '#platform/context/context.ts'
import { closeIdleAccounts } from './closing.ts'
import { makeRoom, sweep } from './retention.ts'

/** Runs what has to happen with time: one process does each, whichever is there. */
export async function startUpkeep(context: Context): Promise<void> {
  // Before anything is written, too: nothing was made while nobody ran.
  await makeRoom(context)
  await context.jobs.every({ name: 'sweep' }, '17 * * * *', () => sweep(context))
  await context.jobs.every({ name: 'close-idle-accounts' }, '41 5 * * *', () => closeIdleAccounts(context))
  await context.jobs.every({ name: 'remind-to-confirm' }, '29 * * * *', () => remindToConfirm(context))
}
