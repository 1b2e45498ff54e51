import type { Handlers } from '#platform/contract/handler.ts'
import { answerMessage } from './answer-message.ts'
import { assignMessage, officePeople } from './assign-message.ts'
import { messageRecord } from './message-record.ts'

export const messageRecordHandlers: Handlers<
  'getContactRequest' | 'assignContactRequest' | 'replyToContactRequest' | 'listOfficePeople'
> = {
  async getContactRequest({ path }, context) {
    return { status: 200, ...(await messageRecord(context, path.contactRequestId)) }
  },

  async assignContactRequest({ userId, ip, path, body, headers }, context) {
    const [by, id] = [{ id: userId, ip }, path.contactRequestId]
    await assignMessage(context, { by, id, assigneeId: body.assigneeId, ifMatch: headers['if-match'] })
    return { status: 200, ...(await messageRecord(context, id)) }
  },

  async replyToContactRequest({ userId, ip, path, body, headers }, context) {
    const [key, ifMatch] = [headers['idempotency-key'], headers['if-match']]
    return answerMessage(context, { by: { id: userId, ip }, id: path.contactRequestId, body, key, ifMatch })
  },

  async listOfficePeople(_request, context) {
    return { status: 200, body: { people: await officePeople(context.orm.em.fork()) } }
  },
}
