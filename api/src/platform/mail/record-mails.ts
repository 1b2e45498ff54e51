import { sql } from 'kysely'
import { listsOf } from '../database/kept-plans.ts'
import type { EntityManager } from '../database/orm.ts'
import { pipeline } from '../database/pipeline.ts'
import type { HeldMail } from './held-mail.ts'
import type { Asked } from './mail-history.ts'
import type { MailOutcome } from './mail-record.entity.ts'

/** A mail, and what was decided of it. */
export interface Decided extends Asked {
  to: string
  outcome: MailOutcome
  held: HeldMail | null
}

/**
 * Writes down what was decided, in order. Of each booking and kind the last held mail is told: those before it need not be kept. Of
 * somebody who is being removed, or was, a mail is counted and no more: nothing ties their address to a booking again.
 */
export async function recordMails(em: EntityManager, mails: readonly Decided[], at: Date): Promise<void> {
  const isTold = (mail: Decided, index: number) =>
    mail.outcome !== 'held' || !mails.slice(index + 1).some((later) => isHeldInstead(later, mail))
  const kept = mails.filter(isTold)
  if (kept.length === 0) return
  await forgetHeldBefore(
    em,
    kept.filter(({ outcome }) => outcome === 'held'),
  )
  const all = listsOf(kept)
  const statement = sql`
    with wanted as (
      select * from unnest(${all(({ id }) => id, 'uuid')}, ${all(({ to }) => to)}, ${all(({ addressKey }) => addressKey)},
        ${all(({ kind }) => kind)}, ${all((mail) => mail.class)}, ${all(({ outcome }) => outcome)},
        ${all(({ bookingNumber }) => bookingNumber)}, ${all(({ contentHash }) => contentHash)},
        ${all(({ held }) => held && JSON.stringify(held))})
        with ordinality as w (id, recipient, key, kind, class, outcome, number, hash, held, turn)),
    reader as (
      select email, contact_email from app_user
      where (email = any(${all(({ to }) => to)}) or contact_email = any(${all(({ to }) => to)})) and erased_at is null
      order by id for share)
    insert into mail_record (id, address_key, kind, class, outcome, booking_number, content_hash, held, at)
    select id, key, kind, class, outcome, case when known then number end, case when known then hash end,
      case when known then held::jsonb end, ${at}::timestamptz
    from (select wanted.*, exists (select 1 from reader where recipient in (email, contact_email)) as known from wanted) w
    order by turn`
  await pipeline(em, statement)
}

async function forgetHeldBefore(em: EntityManager, held: readonly Decided[]): Promise<void> {
  if (held.length === 0) return
  const all = listsOf(held)
  const statement = sql`
    delete from mail_record m using unnest(${all(({ bookingNumber }) => bookingNumber)}, ${all(({ kind }) => kind)}) as held (number, kind)
    where m.outcome = 'held' and m.booking_number = held.number and m.kind = held.kind`
  await pipeline(em, statement)
}

const isHeldInstead = (later: Decided, mail: Decided): boolean =>
  later.outcome === 'held' && later.bookingNumber === mail.bookingNumber && later.kind === mail.kind
