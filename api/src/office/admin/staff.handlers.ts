import { MS_PER_MINUTE, VIEWING_MINUTES } from '@fiacre/sdk/rules'
import { findTraveller } from '#people/accounts/find-traveller.ts'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { resetSecondFactor } from '#people/accounts/second-factor/change-second-factor.ts'
import { setOfficeRole } from '#people/accounts/set-office-role.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findClient, taggedClient } from './clients.service.ts'
import { sentence } from '#platform/http/sentence.ts'

export const staffHandlers: Handlers<'setOfficeRole' | 'resetSecondFactor' | 'startViewing' | 'endViewing'> =
  {
    async setOfficeRole({ path, body, headers, userId: by, ip, session }, context) {
      assertProven(context, session.provenAt, PROOF_OF_ROLE)
      const { role } = body
      const reason = assertReason(body.reason)
      await setOfficeRole(context, {
        userId: path.userId,
        by,
        role,
        ifMatch: headers['if-match'],
        record: (em, before) => {
          const deed = { by: { id: by, ip }, before: { role: before }, after: { role }, reason }
          return recordAudit(
            em,
            { ...aboutUser(path.userId), ...deed, action: 'user.role-set' },
            context.now(),
          )
        },
      })
      return { status: 200, ...(await taggedClient(context, path.userId)) }
    },

    async resetSecondFactor({ path, body, userId: by, ip, session }, context) {
      assertProven(context, session.provenAt, PROOF_OF_RESET)
      const reason = assertReason(body.reason)
      await resetSecondFactor(context, {
        userId: path.userId,
        by,
        record: (em) => {
          const deed = { by: { id: by, ip }, before: null, after: null, reason }
          const about = { ...aboutUser(path.userId), action: 'user.second-factor-reset' } as const
          return recordAudit(em, { ...about, ...deed }, context.now())
        },
      })
      return { status: 200, body: await findClient(context, path.userId) }
    },

    async startViewing({ path, body, userId: by, ip, session }, context) {
      const reason = assertReason(body.reason)
      const traveller = await findTraveller(context, path.userId)
      const until = new Date(context.now().getTime() + VIEWING_MINUTES * MS_PER_MINUTE)
      // Written down before anything is shown.
      await context.orm.em.fork().transactional(async (em) => {
        const deed = { by: { id: by, ip }, before: null, after: { until: until.toISOString() }, reason }
        await recordAudit(em, { ...aboutUser(traveller.id), ...deed, action: 'user.viewed' }, context.now())
      })
      session.startViewing(traveller.id, until)
      return { status: 200, body: { message: 'You see what the traveller sees.' } }
    },

    async endViewing({ session }) {
      session.endViewing()
      return { status: 200, body: { message: 'You are back in your own account.' } }
    },
  }

/** @throws Problem RULE_VIOLATION for blanks */
function assertReason(typed: string): string {
  const reason = typed.trim()
  if (reason === '') throw fieldProblem('RULE_VIOLATION', 'reason', sentence('reasonMissing'))
  return reason
}

const PROOF_OF_ROLE = 'A role is changed only right after you typed your password. Please type it again.'

const PROOF_OF_RESET =
  'A second factor is reset only right after you typed your password. Please type it again.'

const aboutUser = (id: string) => ({ subject: 'user', subjectId: id, personId: id }) as const
