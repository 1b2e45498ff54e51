import type { components } from '@fiacre/sdk/contract'
import { setContactStatus } from '#people/contact/contact-requests.service.ts'
import type { Context } from '#platform/context/context.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

type Message = components['schemas']['ContactRequest']

/** Takes a message out of the queue, or puts it back, and writes down who did. @throws Problem NOT_FOUND */
export async function markMessage(
  context: Context,
  by: Administrator,
  messageId: number,
  mark: { status: Message['status']; reason?: string | null | undefined; ifMatch?: string | undefined },
): Promise<Message> {
  const { status, reason = null, ifMatch } = mark
  return setContactStatus(context, messageId, { status, ifMatch }, (em, { id, userId }) =>
    recordAudit(
      em,
      {
        by,
        action: 'contact-request.status-set',
        subject: 'contact-request',
        subjectId: String(id),
        before: { status: status === 'new' ? 'handled' : 'new' },
        after: { status },
        personId: userId ?? null,
        reason: reason?.trim() || null,
      },
      context.now(),
    ),
  )
}
