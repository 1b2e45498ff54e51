import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { tokenHash } from '#platform/database/tokens.ts'
import { inTransaction, run, type Row } from './raw-database.ts'
import { statements } from './raw-statements.ts'

/** As often, and as many at a time, as the service takes them. */
const PAUSE_MS = 500
const BATCH = 50

/**
 * Takes what the outbox holds, as the service does beside its answers. A mail is claimed, and that is committed, as whoever sends mails has to:
 * what is done in the same statement would be lost with the process that was to send it. Then it is decided, written down, and done.
 */
export async function sendRawMails(pool: pg.Pool): Promise<never> {
  for (;;) {
    const { rows } = await run(pool, statements.claimMails, [BATCH])
    if (rows.length > 0) {
      await holdBack(pool, rows.map(toMail))
      await run(pool, statements.doneMails, [rows.map((row) => row['id'])])
    }
    if (rows.length < BATCH) await sleep(PAUSE_MS)
  }
}

interface RawMail {
  id: unknown
  addressKey: string
  kind: unknown
  number: unknown
  contentHash: string
  held: string
}

function toMail({ id, to, mail }: Row): RawMail {
  const { kind, booking, link } = mail as { kind: string; booking: Row; link: string }
  const held = JSON.stringify({ news: { kind }, path: link })
  const contentHash = tokenHash(JSON.stringify(mail))
  return { id, addressKey: tokenHash(String(to)), kind, number: booking['booking_number'], contentHash, held }
}

/** The traveller who books here has long got as many mails as an address gets in an hour, so each is held back, and none goes out. */
async function holdBack(pool: pg.Pool, mails: readonly RawMail[]): Promise<void> {
  const all = (name: keyof RawMail) => mails.map((mail) => mail[name])
  await inTransaction(pool, async (db) => {
    await run(db, statements.mailsOfToday, [[...new Set(all('addressKey'))]])
    await run(db, statements.replaceHeld, [all('number'), all('kind')])
    await run(db, statements.holdMails, [
      all('id'),
      all('addressKey'),
      all('kind'),
      all('number'),
      all('contentHash'),
      all('held'),
    ])
  })
}
