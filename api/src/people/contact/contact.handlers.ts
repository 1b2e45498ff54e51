import { contactSchema, isContactTrapped } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { ATTEMPT_LIMITS, countAttempt } from '../accounts/attempts.ts'
import { normaliseEmail } from '../accounts/find-user.ts'
import { preferredLanguage } from '../accounts/preferred-language.ts'
import { listContactRequests, takeContactRequest } from './contact-requests.service.ts'

export const contactHandlers: Handlers<'createContactRequest' | 'listContactRequests'> = {
  async createContactRequest({ body, ip, session, headers }, context) {
    assertRules(contactSchema, body)
    await countAttempt(context, ATTEMPT_LIMITS.contactNetwork, ip)
    await countAttempt(context, ATTEMPT_LIMITS.contactAddress, normaliseEmail(body.email))
    // A program is told the same as a person, and learns nothing of the trap.
    if (isContactTrapped(body)) context.log.info('a message of a program was dropped')
    else {
      const language = preferredLanguage(headers['accept-language'])
      await takeContactRequest(context, body, { userId: session.userId, language })
    }
    return { status: 201, body: { message: 'Message sent successfully!' } }
  },

  async listContactRequests({ query }, context) {
    return { status: 200, body: await listContactRequests(context, query) }
  },
}
