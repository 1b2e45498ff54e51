import { assertProven } from '#people/accounts/owner-proof.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { listSettings, settingHistory } from './list-settings.ts'
import { previewSetting } from './preview-setting.ts'
import { tagOf } from './setting-tag.ts'
import { shippedSetting } from './shipped-setting.ts'
import { dayOf, storeSetting } from './store-setting.ts'

export const settingHandlers: Handlers<
  'listSettings' | 'getSetting' | 'previewSetting' | 'storeSetting' | 'restoreSetting'
> = {
  async listSettings(_request, context) {
    return { status: 200, body: await listSettings(context) }
  },

  async getSetting({ path, query }, context) {
    const body = await settingHistory(context, path.kind, query.before)
    return { status: 200, body, headers: tagged(tagOf(context, path.kind)) }
  },

  async previewSetting({ path, body: { value, validFrom } }, context) {
    const day = dayOf(validFrom, context.now())
    return { status: 200, body: await previewSetting(context, path.kind, { value, validFrom: day }) }
  },

  async storeSetting({ path: { kind }, body, headers, userId: id, ip, session }, context) {
    assertProven(context, session.provenAt, PROOF)
    const { value, reason, validFrom, isUnusual } = body
    const version = { kind, value, reason, validFrom, isUnusual, ifMatch: headers['if-match'] }
    return storeSetting(context, { id, ip }, version)
  },

  async restoreSetting({ path, body, headers, userId: id, ip, session }, context) {
    assertProven(context, session.provenAt, PROOF)
    const { kind, versionId } = path
    await context.storedSettings.refresh()
    const value =
      versionId === 0
        ? shippedSetting(context, kind)
        : context.storedSettings.versions(kind).find((version) => version.id === versionId)?.value
    if (!value) throw new Problem('NOT_FOUND', 'This setting has no such version.')
    // What held before is no slip of the hand, however far it is from today's.
    const version = {
      kind,
      value,
      reason: body.reason,
      isUnusual: true,
      validFrom: undefined,
      ifMatch: headers['if-match'],
    }
    return storeSetting(context, { id, ip }, { ...version, restoredId: versionId })
  },
}

const PROOF = 'A setting is changed only right after you typed your password. Please type it again.'
