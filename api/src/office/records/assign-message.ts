import { sql } from 'kysely'
import { User } from '#people/accounts/user.entity.ts'
import { ContactRequest } from '#people/contact/contact-request.entity.ts'
import { lockMessage } from '#people/contact/contact-requests.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { sentence } from '#platform/http/sentence.ts'

interface Asked {
  by: Administrator
  id: number
  /** Null for nobody. */
  assigneeId: string | null
  ifMatch: string | undefined
}

/**
 * Says who sees to a message.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED; RULE_VIOLATION for somebody who is not of the back office
 */
export async function assignMessage(context: Context, { by, id, assigneeId, ifMatch }: Asked): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const message = await lockMessage(em, id)
    assertMatches(ifMatch, message)
    if ((message.assigneeId ?? null) === assigneeId) return
    if (assigneeId !== null) await assertOfTheOffice(em, assigneeId)
    const before = { assigneeId: message.assigneeId ?? null }
    message.assigneeId = assigneeId
    await saveRow(em, ContactRequest, message)
    const deed = { by, action: 'contact-request.assigned', subject: 'contact-request' } as const
    const whose = { subjectId: String(id), personId: message.userId ?? null, reason: null }
    await recordAudit(em, { ...deed, ...whose, before, after: { assigneeId } }, context.now())
  })
}

const OF_THE_OFFICE = sql`erased_at is null and (is_admin or staff_role is not null)`

async function assertOfTheOffice(em: EntityManager, id: string): Promise<void> {
  const known = await findRows(em, User, sql`where id = ${id} and ${OF_THE_OFFICE}`)
  if (known.length === 0) {
    throw fieldProblem('RULE_VIOLATION', 'assigneeId', sentence('assigneeOutside'))
  }
}

/** Everybody of the back office, by their names. */
export async function officePeople(
  em: EntityManager,
): Promise<{ id: string; email: string; firstName: string; lastName: string }[]> {
  const rows = await findRows(
    em,
    User,
    sql`where ${OF_THE_OFFICE} order by first_name, last_name, id limit 200`,
  )
  return rows.map(({ id, email, firstName, lastName }) => ({ id, email, firstName, lastName }))
}
