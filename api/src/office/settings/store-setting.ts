import { MS_PER_DAY, PRICE_JUMP_FACTOR, SETTING_AHEAD_DAYS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { insertRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import {
  SettingVersion,
  type SettingKind,
  type SettingValue,
} from '#platform/stored-settings/setting-version.entity.ts'
import { utcDay } from '#platform/stored-settings/version-on.ts'
import { rateCardAt, pricesOf } from '#prices/pricing/stored-rate-cards.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { unusualPrices } from './price-rules.ts'
import { settingFault } from './setting-rules.ts'
import { namesOf, settingView } from './setting-view.ts'
import { tagOf } from './setting-tag.ts'

export interface NewVersion {
  kind: SettingKind
  value: SettingValue
  reason: string
  validFrom: string | undefined
  isUnusual: boolean | undefined
  ifMatch: string | undefined
  /** The version that it goes back to. */
  restoredId?: number
}

/**
 * Adds a version of a setting. What was stored before stays, and what was priced by it can be explained.
 * @throws Problem RULE_VIOLATION, PRECONDITION_FAILED
 */
export async function storeSetting(
  context: Context,
  by: Administrator,
  { kind, value, reason, ifMatch, restoredId, ...wish }: NewVersion,
): Promise<components['schemas']['Setting']> {
  const now = context.now()
  const validFrom = dayOf(wish.validFrom, now)
  await context.orm.em.fork().transactional(async (em) => {
    // One after the other: numbers grow in the order in which they are seen, and of two with the same tag one wins.
    await sql`select pg_advisory_xact_lock(hashtext('setting-versions'))`.execute(em.getKysely())
    await context.storedSettings.refresh()
    assertMatches(ifMatch, tagOf(context, kind))
    assertSetting(context, kind, { value, validFrom, isUnusual: wish.isUnusual })
    const before = context.storedSettings.versions(kind).at(-1)?.id ?? 0
    const { id } = await insertRow(em, SettingVersion, {
      kind,
      validFrom,
      value,
      reason: reason.trim(),
      createdBy: by.id,
      createdAt: now,
      restoredId: restoredId ?? null,
    })
    await recordAudit(
      em,
      {
        by,
        action: restoredId === undefined ? 'setting.stored' : 'setting.restored',
        subject: 'setting',
        subjectId: String(id),
        before: { version: before },
        after: { kind, validFrom, ...(restoredId !== undefined && { restored: restoredId }) },
        personId: null,
        reason: reason.trim(),
      },
      now,
    )
  })
  await context.storedSettings.refresh()
  const names = await namesOf(context, context.storedSettings.versions(kind))
  return settingView(context, kind, names)
}

/** @throws Problem RULE_VIOLATION where the value breaks a rule, or a price is far from the present one and nobody says it is meant */
export function assertSetting(
  context: Context,
  kind: SettingKind,
  { value, validFrom, isUnusual }: { value: SettingValue; validFrom: string; isUnusual: boolean | undefined },
): void {
  const fault = settingFault(kind, value)
  if (fault) throw fieldProblem('RULE_VIOLATION', fault.pointer.slice(1), fault.says)
  if (!value.prices || isUnusual) return
  const present = pricesOf(rateCardAt(context.storedSettings, new Date(validFrom)))
  const [unusual] = unusualPrices(value.prices, present)
  if (unusual === undefined) return
  throw fieldProblem(
    'RULE_VIOLATION',
    unusual.slice(1),
    `This price is ${PRICE_JUMP_FACTOR} times the present one or more, or that part of it. Say that it is meant, if it is.`,
  )
}

/** Today, or the day that was asked for. @throws Problem RULE_VIOLATION for one that is over, or too far off */
export function dayOf(wished: string | undefined, now: Date): string {
  const today = utcDay(now)
  if (wished === undefined) return today
  const last = utcDay(new Date(now.getTime() + SETTING_AHEAD_DAYS * MS_PER_DAY))
  if (wished >= today && wished <= last) return wished
  const says = `It holds from today on at the earliest, and begins within ${SETTING_AHEAD_DAYS} days.`
  throw fieldProblem('RULE_VIOLATION', 'validFrom', says)
}
