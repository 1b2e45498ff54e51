import { assertProven } from '#people/accounts/owner-proof.ts'
import { toProfile } from '#people/accounts/profile.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { keepAccount } from './closing.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export.ts'
import { EXPORT_PAGE_POLICY, exportPage } from './export-page.ts'

export const privacyHandlers: Handlers<
  'exportAccount' | 'exportAccountPage' | 'deleteAccount' | 'keepAccount'
> = {
  async exportAccount({ userId, session }, context) {
    assertProven(context, session.provenAt)
    const body = await exportAccount(context, userId, session.id)
    const name = `fiacre-${body.exportedAt.slice(0, 10)}.json`
    return { status: 200, body, headers: { 'Content-Disposition': `attachment; filename="${name}"` } }
  },

  async exportAccountPage({ userId, session }, context) {
    assertProven(context, session.provenAt)
    const body = await exportPage(await exportAccount(context, userId, session.id))
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': EXPORT_PAGE_POLICY,
    }
    return { status: 200, body, headers }
  },

  async deleteAccount({ userId, body, session }, context) {
    await deleteAccount(context, { userId, sessionId: session.id }, body.password)
    await session.signOut()
    session.forgetDevice(userId)
    return { status: 200, body: { message: 'Your account is deleted.' } }
  },

  async keepAccount({ userId }, context) {
    return { status: 200, body: toProfile(await keepAccount(context, userId)) }
  },
}
