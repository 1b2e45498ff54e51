import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import {
  SettingVersion,
  type SettingKind,
  type SettingVersionRow,
} from '#platform/stored-settings/setting-version.entity.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { tagOf } from './setting-tag.ts'

/**
 * Lets nobody else add a version until the transaction ends: numbers grow in the order in which they are seen, and of two with the
 * same tag one wins.
 * @returns the setting's tag as it stands now
 */
export async function lockSetting(context: Context, em: EntityManager, kind: SettingKind): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('setting-versions'))`.execute(em.getKysely())
  await context.storedSettings.refresh()
  return entityTag(tagOf(context, kind))
}

/** Adds a version under that lock, and writes down who did it. */
export async function addVersion(
  context: Context,
  em: EntityManager,
  version: Omit<SettingVersionRow, 'id' | 'createdAt'>,
  { by, batchId }: { by: Administrator; batchId: string | null },
): Promise<void> {
  const now = context.now()
  const { kind, validFrom, restoredId } = version
  const reason = version.reason.trim()
  const before = context.storedSettings.versions(kind).at(-1)?.id ?? 0
  const { id } = await insertRow(em, SettingVersion, { ...version, reason, createdAt: now })
  const isRestored = typeof restoredId === 'number'
  const deed = {
    by,
    action: isRestored ? 'setting.restored' : 'setting.stored',
    subject: 'setting',
    subjectId: String(id),
    before: { version: before },
    after: { kind, validFrom, ...(isRestored && { restored: restoredId }) },
    personId: null,
    reason,
    batchId,
  } as const
  await recordAudit(em, deed, now)
}
