import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { AccountBlock, type AccountBlockRow } from './blocks/account-block.entity.ts'
import { findLocked } from './find-user.ts'
import { officeRoleOf } from './office-role.ts'
import { endSessions } from './sessions/sessions.service.ts'
import type { UserRow } from './user.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

interface Decision {
  userId: string
  /** Who blocks, or lifts the block. */
  by: string
  /** Whether the account may be one of the back office: administrators alone keep those out. */
  mayBlockOffice: boolean
  /** Told in the same transaction, at its end. */
  record?: ((em: EntityManager) => Promise<void>) | undefined
}

interface BlockOrder extends Decision {
  reason: string
  until: Date | null
}

/** Whether a row of the blocks, by its table's name in a statement, holds at a time. */
export function blockHolds(table: string, now: Date) {
  const [liftedAt, until] = [sql.ref(`${table}.lifted_at`), sql.ref(`${table}.until`)]
  return sql<boolean>`${liftedAt} is null and (${until} is null or ${until} > ${now})`
}

/** The block that holds now. */
export async function blockOf({ orm, now }: Context, userId: string): Promise<AccountBlockRow | undefined> {
  const rest = sql`
    where user_id = ${userId} and ${blockHolds('account_block', now())}
    order by blocked_at desc limit 1`
  return (await findRows(orm.em.fork(), AccountBlock, rest))[0]
}

/**
 * Blocks an account: its sessions end at once, and nobody signs in until the block ends. A block that holds is replaced.
 * @throws Problem NOT_FOUND; RULE_VIOLATION for one's own account, and for an end that has passed; FORBIDDEN for an account of the back office
 */
export async function blockUser(
  context: Context,
  { userId, by, mayBlockOffice, reason, until, record }: BlockOrder,
): Promise<UserRow> {
  const now = context.now()
  if (userId === by) {
    throw new Problem('RULE_VIOLATION', sentence('notOneself'))
  }
  if (until && until <= now) throw fieldProblem('RULE_VIOLATION', 'until', sentence('blockEndsPast'))
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockKnown(em, userId, mayBlockOffice)
    const isNew = (await lift(em, userId, by, now)) === 0
    const block = { id: randomUUID(), userId, reason, blockedBy: by, blockedAt: now, until }
    await insertRow(em, AccountBlock, block)
    await endSessions(em, user)
    if (isNew) {
      await enqueueMail(context, em, user, { kind: 'account-blocked', firstName: user.firstName })
    }
    await record?.(em)
    return user
  })
}

/**
 * Lifts the block that holds, if there is one.
 * @throws Problem NOT_FOUND; FORBIDDEN for an account of the back office
 */
export async function unblockUser(
  context: Context,
  { userId, by, mayBlockOffice, record }: Decision,
): Promise<UserRow> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockKnown(em, userId, mayBlockOffice)
    const lifted = await lift(em, userId, by, context.now())
    if (lifted > 0) await record?.(em)
    return user
  })
}

async function lockKnown(em: EntityManager, id: string, mayBlockOffice: boolean): Promise<UserRow> {
  const user = await findLocked(em, id)
  if (!user) throw new Problem('NOT_FOUND', 'There is no such account.')
  if (!mayBlockOffice && officeRoleOf(user)) {
    throw new Problem('FORBIDDEN', 'Access denied. Only administrators block accounts of the back office.')
  }
  return user
}

/** Lifts the block that holds; one that has passed by itself was lifted by nobody. */
async function lift(em: EntityManager, userId: string, by: string, now: Date): Promise<number> {
  const holds = { userId, liftedAt: null, $or: [{ until: null }, { until: { $gt: now } }] }
  return em.nativeUpdate(AccountBlock, holds, { liftedAt: now, liftedBy: by })
}
