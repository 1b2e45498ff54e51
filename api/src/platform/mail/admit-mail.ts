import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { EntityManager, Orm } from '../database/orm.ts'
import { findRow } from '../database/rows.ts'
import { tokenHash } from '../database/tokens.ts'
import { mailboxOf } from './mailbox/mailbox-of.ts'
import { heldMail } from './held-mail.ts'
import {
  classOf,
  hasRoom,
  MAIL_LIMITS,
  waitsForConfirmation,
  WINDOWS,
  type MailClass,
  type Sent,
} from './mail-limits.ts'
import { MailRecord, type MailOutcome } from './mail-record.entity.ts'
import type { Mail } from './mail.ts'

/** A mail whose turn has come, as it would be written. */
interface Candidate {
  /** The same when it is tried again. */
  id: string
  to: string
  mail: Mail
  /** Whether somebody showed that they read this address. */
  isConfirmed: boolean
  /** Whether it goes out also where its last one said the same: one of our people sends it again. */
  isAgain?: boolean
}

/** Decides whether a mail goes out. @returns whether it does */
export type AdmitMail = (candidate: Candidate) => Promise<boolean>

/** Counts what every address gets, for all processes on one database, and remembers what was held back. */
export function admitMail(orm: Orm, now: () => Date): AdmitMail {
  return (candidate) => orm.em.fork().transactional((em) => decide(em, candidate, now()))
}

/** Forgets how many mails of a class an address got, when its reader has shown up and their links are worth nothing any more. */
export async function forgetMailsTo(em: EntityManager, address: string, mailClass: MailClass): Promise<void> {
  const keys = sql.join(keysOf(address))
  await sql`delete from mail_record where address_key in (${keys}) and class = ${mailClass}`.execute(
    em.getKysely(),
  )
}

/** What an address is counted by, as its account's or as anybody's. */
export const keysOf = (address: string): string[] => [keyOf(address, true), keyOf(address, false)]

/**
 * Addresses are counted by a hash. One that nobody confirmed counts for its mailbox: a stranger's has as many addresses as somebody
 * likes to make up, "ada+1@", "ada+2@". One that is confirmed counts for itself, so that those take nothing from its owner.
 */
const keyOf = (address: string, isConfirmed: boolean) =>
  tokenHash(isConfirmed ? address.toLowerCase() : `mailbox ${mailboxOf(address)}`)

async function decide(em: EntityManager, candidate: Candidate, at: Date): Promise<boolean> {
  const { id, mail } = candidate
  const db = em.getKysely()
  const addressKey = keyOf(candidate.to, candidate.isConfirmed)
  // One after the other: of two at once, each would count without the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${addressKey}`}, 0))`.execute(db)
  const known = await findRow(em, MailRecord, { id })
  if (known) return known.outcome === 'sent'
  const contentHash =
    numberOf(mail) !== null ? createHash('sha256').update(JSON.stringify(mail)).digest('hex') : null
  const outcome = await outcomeOf(em, candidate, { addressKey, contentHash, at })
  if (outcome === 'held') await forgetHeldBefore(em, mail)
  const held = outcome === 'held' ? JSON.stringify(heldMail(mail)) : null
  // Of somebody who is being removed, or was, it is counted and no more: nothing ties their address to a booking again.
  await sql`
    with reader as (select 1 from app_user where (email = ${candidate.to} or contact_email = ${candidate.to}) and erased_at is null
      limit 1 for share)
    insert into mail_record (id, address_key, kind, class, outcome, booking_number, content_hash, held, at)
    select ${id}, ${addressKey}, ${mail.kind}, ${classOf(mail)}, ${outcome},
      case when known then ${numberOf(mail)}::text end, case when known then ${contentHash}::text end,
      case when known then ${held}::jsonb end, ${at}::timestamptz
    from (select exists (select 1 from reader) as known) account`.execute(db)
  return outcome === 'sent'
}

/** Of each booking and kind the last is told: those before it need not be kept. */
async function forgetHeldBefore(em: EntityManager, mail: Mail): Promise<void> {
  await sql`
    delete from mail_record where outcome = 'held' and booking_number = ${numberOf(mail)} and kind = ${mail.kind}`.execute(
    em.getKysely(),
  )
}

interface Known {
  addressKey: string
  contentHash: string | null
  at: Date
}

async function outcomeOf(
  em: EntityManager,
  { mail, isConfirmed, isAgain = false }: Candidate,
  { addressKey, contentHash, at }: Known,
): Promise<MailOutcome> {
  const later = 'booking' in mail ? 'held' : 'dropped'
  const last = await lastContent(em, mail, addressKey)
  const mailClass = classOf(mail)
  // Of a paid booking a stranger is told once, whatever becomes of it.
  const isTold =
    !isAgain && last !== undefined && (last === contentHash || (!isConfirmed && mailClass === 'paid'))
  if (isTold) return 'repeated'
  if (!isConfirmed && waitsForConfirmation(mail)) return later
  const limit = MAIL_LIMITS[isConfirmed ? 'confirmed' : 'unconfirmed'][mailClass]
  return hasRoom(limit, await sentTo(em, addressKey, mailClass, at)) ? 'sent' : later
}

/** What the last mail of this kind about this booking said there; undefined where there was none. */
async function lastContent(em: EntityManager, mail: Mail, addressKey: string): Promise<string | undefined> {
  const number = numberOf(mail)
  if (number === null) return undefined
  const { rows } = await sql<{ hash: string }>`
    select content_hash as hash from mail_record
    where booking_number = ${number} and kind = ${mail.kind} and address_key = ${addressKey} and outcome = 'sent'
    order by seq desc limit 1`.execute(em.getKysely())
  return rows[0]?.hash
}

async function sentTo(em: EntityManager, addressKey: string, mailClass: string, at: Date): Promise<Sent> {
  const since = (ms: number) => new Date(at.getTime() - ms)
  const { rows } = await sql<Sent>`
    select count(*)::int as day, (count(*) filter (where at > ${since(WINDOWS.hour)}))::int as hour
    from mail_record where address_key = ${addressKey} and class = ${mailClass} and outcome = 'sent'
      and at > ${since(WINDOWS.day)}`.execute(em.getKysely())
  return rows[0] ?? { hour: 0, day: 0 }
}

function numberOf(mail: Mail): string | null {
  if ('booking' in mail) return mail.booking.bookingNumber
  return mail.kind === 'change-to-pay' ? mail.bookingNumber : null
}
