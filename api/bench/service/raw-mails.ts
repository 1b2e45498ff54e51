import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './raw-database.ts'
import { statements } from './raw-statements.ts'

const PAUSE_MS = 500

/** Sends what the outbox holds to the mailbox, as the service does beside its answers: a batch is one statement. */
export async function sendRawMails(pool: pg.Pool): Promise<never> {
  for (;;) {
    const { rowCount } = await run(pool, statements.sendMails, [])
    if (rowCount === 0) await sleep(PAUSE_MS)
  }
}
