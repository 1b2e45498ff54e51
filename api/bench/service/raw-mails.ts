import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './raw-database.ts'
import { statements } from './raw-statements.ts'

const PAUSE_MS = 500

/**
 * Takes what the outbox holds, as the service does beside its answers: a batch is one statement. The traveller who books here has long got as
 * many mails as an address gets in an hour, so each is written down as held back, and none goes out; so it is with the service.
 */
export async function sendRawMails(pool: pg.Pool): Promise<never> {
  for (;;) {
    const { rowCount } = await run(pool, statements.sendMails, [])
    if (rowCount === 0) await sleep(PAUSE_MS)
  }
}
