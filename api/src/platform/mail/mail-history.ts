import { sql } from 'kysely'
import { listsOf } from '../database/kept-plans.ts'
import type { EntityManager } from '../database/orm.ts'
import { WINDOWS, type MailClass, type Sent } from './mail-limits.ts'
import type { MailOutcome } from './mail-record.entity.ts'
import type { MailKind } from './mail.ts'

/** A mail by what it is counted and compared by. */
export interface Asked {
  id: string
  addressKey: string
  kind: MailKind
  class: MailClass
  bookingNumber: string | null
  contentHash: string | null
}

/** What went out before some mails, to their addresses; what is sent of them meanwhile counts too. */
export interface History {
  /** What was decided of this mail itself, where it is tried again. */
  outcomeOf(mail: Asked): MailOutcome | undefined
  /** What the last mail of this kind about this booking said there; undefined where there was none. */
  lastContentOf(mail: Asked): string | undefined
  sentTo(mail: Asked): Sent
  noteSent(mail: Asked): void
}

interface Found extends Sent {
  outcome: MailOutcome | null
  last: string | null
}

/** Asks for what there is of all of them in one statement. */
export async function mailHistory(em: EntityManager, mails: readonly Asked[], at: Date): Promise<History> {
  const all = listsOf(mails)
  const since = (ms: number) => new Date(at.getTime() - ms)
  const { rows } = await sql<Found & { id: string }>`
    select asked.id,
      (select outcome from mail_record m where m.id = asked.id) as outcome,
      (select content_hash from mail_record m
        where m.booking_number = asked.number and m.kind = asked.kind and m.address_key = asked.key and m.outcome = 'sent'
        order by seq desc limit 1) as last,
      counted.day, counted.hour
    from unnest(${all(({ id }) => id, 'uuid')}, ${all(({ addressKey }) => addressKey)}, ${all(({ kind }) => kind)},
      ${all((mail) => mail.class)}, ${all(({ bookingNumber }) => bookingNumber)}) as asked (id, key, kind, class, number),
    lateral (
      select count(*)::int as day, (count(*) filter (where at > ${since(WINDOWS.hour)}))::int as hour
      from mail_record m where m.address_key = asked.key and m.class = asked.class and m.outcome = 'sent'
        and m.at > ${since(WINDOWS.day)}) counted`.execute(em.getKysely())
  const found = new Map(rows.map((row) => [row.id, row]))
  const sent: Asked[] = []
  const isSameTalk = (a: Asked) => (b: Asked) =>
    a.bookingNumber !== null &&
    a.bookingNumber === b.bookingNumber &&
    a.kind === b.kind &&
    a.addressKey === b.addressKey

  return {
    outcomeOf: ({ id }) => found.get(id)?.outcome ?? undefined,
    lastContentOf: (mail) =>
      sent.findLast(isSameTalk(mail))?.contentHash ?? found.get(mail.id)?.last ?? undefined,
    sentTo(mail) {
      const { day, hour } = found.get(mail.id) ?? { day: 0, hour: 0 }
      const now = sent.filter((one) => one.addressKey === mail.addressKey && one.class === mail.class).length
      return { day: day + now, hour: hour + now }
    },
    noteSent(mail) {
      sent.push(mail)
    },
  }
}
