import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { listOf } from '../database/kept-plans.ts'
import type { EntityManager, Orm } from '../database/orm.ts'
import { together } from '../database/together.ts'
import { tokenHash } from '../database/tokens.ts'
import { mailboxOf } from './mailbox/mailbox-of.ts'
import { heldMail } from './held-mail.ts'
import { mailHistory, type Asked, type History } from './mail-history.ts'
import { recordMails, type Decided } from './record-mails.ts'
import { classOf, hasRoom, MAIL_LIMITS, waitsForConfirmation, type MailClass } from './mail-limits.ts'
import type { MailOutcome } from './mail-record.entity.ts'
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

/**
 * Counts what every address gets, for all processes on one database, and remembers what was held back. Mails whose turn comes
 * together are decided in one transaction: seven statements for a batch, where each of them took as many.
 */
export function admitMail(orm: Orm, now: () => Date): AdmitMail {
  return together((candidates) =>
    orm.em.fork().transactional((em) => decideAll(em, candidates.map(toTurn), now())),
  )
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

type Turn = Candidate & Asked

function toTurn(candidate: Candidate): Turn {
  const { to, mail, isConfirmed } = candidate
  const bookingNumber = numberOf(mail)
  const contentHash =
    bookingNumber === null ? null : createHash('sha256').update(JSON.stringify(mail)).digest('hex')
  const addressKey = keyOf(to, isConfirmed)
  return { ...candidate, addressKey, kind: mail.kind, class: classOf(mail), bookingNumber, contentHash }
}

async function decideAll(em: EntityManager, turns: readonly Turn[], at: Date): Promise<boolean[]> {
  // One after the other: of two at once, each would count without the other.
  const locks = turns.map(({ addressKey }) => `mail ${addressKey}`)
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(lock, 0) as key from unnest(${listOf(locks, 'text')}) as lock order by key) keys`.execute(
    em.getKysely(),
  )
  const history = await mailHistory(em, turns, at)
  const outcomes: MailOutcome[] = []
  const decided: Decided[] = []
  for (const turn of turns) {
    const known = history.outcomeOf(turn)
    const outcome = known ?? outcomeOf(turn, history)
    outcomes.push(outcome)
    if (known) continue
    const { id, to, mail, addressKey, kind, bookingNumber, contentHash } = turn
    const held = outcome === 'held' ? heldMail(mail) : null
    decided.push({ id, to, addressKey, kind, class: turn.class, outcome, bookingNumber, contentHash, held })
    if (outcome === 'sent') history.noteSent(turn)
  }
  await recordMails(em, decided, at)
  return outcomes.map((outcome) => outcome === 'sent')
}

function outcomeOf(turn: Turn, history: History): MailOutcome {
  const { mail, isConfirmed, isAgain = false, contentHash } = turn
  const later = 'booking' in mail ? 'held' : 'dropped'
  const last = history.lastContentOf(turn)
  // Of a paid booking a stranger is told once, whatever becomes of it.
  const isTold =
    !isAgain && last !== undefined && (last === contentHash || (!isConfirmed && turn.class === 'paid'))
  if (isTold) return 'repeated'
  if (!isConfirmed && waitsForConfirmation(mail)) return later
  const limit = MAIL_LIMITS[isConfirmed ? 'confirmed' : 'unconfirmed'][turn.class]
  return hasRoom(limit, history.sentTo(turn)) ? 'sent' : later
}

function numberOf(mail: Mail): string | null {
  if ('booking' in mail) return mail.booking.bookingNumber
  return mail.kind === 'change-to-pay' ? mail.bookingNumber : null
}
