import type { components } from '@fiacre/sdk/contract'
import { ContactReply } from '#people/contact/contact-reply.entity.ts'
import { ContactRequest } from '#people/contact/contact-request.entity.ts'
import { lockMessage } from '#people/contact/contact-requests.service.ts'
import type { Context } from '#platform/context/context.ts'
import { insertRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { enqueueAccountMail } from '#platform/mail/mail.service.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { messageRecord } from './message-record.ts'
import { sentence } from '#platform/http/sentence.ts'

interface Asked {
  by: Administrator
  id: number
  body: components['schemas']['ReplyRequest']
  key: string | undefined
  ifMatch: string | undefined
}

/**
 * Answers a message by mail, and keeps the answer with it. Who answers sees to it from then on, where nobody did.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED; RULE_VIOLATION without a word
 */
export async function answerMessage(
  context: Context,
  { by, id, body, key, ifMatch }: Asked,
): Promise<{ status: 201; body: components['schemas']['ContactRecord'] }> {
  const text = body.text.trim()
  if (text === '') throw fieldProblem('RULE_VIOLATION', 'text', sentence('answerMissing'))
  const template = body.template ?? null
  return once(
    context,
    { userId: by.id, operation: 'replyToContactRequest', key, body: { ...body, id } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const message = await lockMessage(em, id)
        assertMatches(ifMatch, message)
        const at = context.now()
        const reply = await insertRow(em, ContactReply, {
          contactRequestId: id,
          authorId: by.id,
          text,
          template,
          at,
        })
        await enqueueAccountMail(context, em, {
          kind: 'contact-reply',
          account: message.email,
          replyId: reply.id,
        })
        const before = { status: message.status }
        message.status = 'handled'
        message.assigneeId ??= by.id
        await saveRow(em, ContactRequest, message)
        const deed = { by, action: 'contact-request.answered', subject: 'contact-request' } as const
        const after = { status: message.status, template }
        const whose = { subjectId: String(id), personId: message.userId ?? null, reason: null }
        await recordAudit(em, { ...deed, ...whose, before, after }, at)
        return { resource: String(reply.id) }
      },
      finish: async () => ({ status: 201 as const, body: (await messageRecord(context, id)).body }),
    },
  )
}
