import { sql } from 'kysely'
import type { Orm } from '../../database/orm.ts'
import type { MailTransport, OutgoingMail } from './mail-transport.ts'

/**
 * Sends a mail, once.
 * @param write what it says, asked only by whoever sends it; null when there is nobody to write to any more
 * @param changes whether writing it again makes what was written before worth nothing, such as a link
 */
export type MailDelivery = (
  id: string,
  write: () => Promise<Omit<OutgoingMail, 'id'> | null>,
  changes?: boolean,
) => Promise<void>

/** What the database may take beside the sending itself. */
const MARGIN_MS = 5_000

/**
 * Sends each mail once, however many workers try: a mail is claimed, sent, and marked as sent. Who finds a fresh claim
 * comes back later; who finds an old one without the mark takes over from a worker that died, and sends again, because
 * nobody can know whether the mail had left. That second copy has the same Message-ID (decision 5).
 * @param limitMs the longest that one sending can take
 */
export function deliverOnce(orm: Orm, transport: MailTransport, limitMs: number): MailDelivery {
  const db = () => orm.em.fork().getKysely()

  /** @returns what the claim is released by, or undefined when the mail is sent already */
  async function claim(id: string): Promise<string | undefined> {
    const { rows } = await sql<{ claimedAt: string }>`
      insert into mail_delivery as known (id, state, claimed_at) values (${id}, 'sending', clock_timestamp())
      on conflict (id) do update set claimed_at = excluded.claimed_at
      where known.state = 'sending'
        and known.claimed_at < clock_timestamp() - ${limitMs + MARGIN_MS} * interval '1 millisecond'
      returning claimed_at::text as "claimedAt"`.execute(db())
    if (rows[0]) return rows[0].claimedAt
    const found = await sql<{ state: string }>`select state from mail_delivery where id = ${id}`.execute(db())
    if (found.rows[0]?.state === 'sent') return undefined
    throw new Error('Another worker is sending this mail. If it dies, the mail is sent after its time.')
  }

  /** A successor's claim is not touched. */
  async function release(id: string, claimedAt: string): Promise<void> {
    await sql`
      delete from mail_delivery
      where id = ${id} and state = 'sending' and claimed_at = ${claimedAt}::timestamptz`.execute(db())
  }

  return async (id, write) => {
    const claimedAt = await claim(id)
    if (claimedAt === undefined) return
    try {
      const mail = await write()
      // Whoever writes unknown addresses into a form must not fill the table.
      if (!mail) return await release(id, claimedAt)
      await transport({ id, ...mail })
    } catch (error) {
      // The next attempt need not wait.
      await release(id, claimedAt)
      throw error
    }
    await sql`
      update mail_delivery set state = 'sent', sent_at = clock_timestamp() where id = ${id}`.execute(db())
  }
}
