import { MS_PER_DAY, PRICE_JUMP_FACTOR, SETTING_AHEAD_DAYS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { assertMatches, tagged } from '#platform/http/entity-tag.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import type { SettingKind, SettingValue } from '#platform/stored-settings/setting-version.entity.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'
import { rateCardAt, pricesOf } from '#prices/pricing/stored-rate-cards.ts'
import { approvalRequested } from '../approvals/approval-requested.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { addVersion, lockSetting } from './add-version.ts'
import { unusualPrices } from './price-rules.ts'
import { settingFault } from './setting-rules.ts'
import { namesOf, settingView } from './setting-view.ts'
import { tagOf } from './setting-tag.ts'
import { sentence } from '#platform/http/sentence.ts'

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

type Answer =
  | { status: 201; body: components['schemas']['Setting']; headers: { ETag: string } }
  | { status: 202; body: components['schemas']['ApprovalRequested'] }

/** What sets prices: everybody pays by it, so that a second person has to agree. */
const SETS_MONEY: ReadonlySet<SettingKind> = new Set(['prices'])

/**
 * Adds a version of a setting, or asks a second person for it where it sets prices. What was stored before stays, and what was priced
 * by it can be explained.
 * @throws Problem RULE_VIOLATION, PRECONDITION_FAILED, APPROVAL_WAITS
 */
export async function storeSetting(
  context: Context,
  by: Administrator,
  { kind, value, reason, ifMatch, ...wish }: NewVersion,
): Promise<Answer> {
  const validFrom = dayOf(wish.validFrom, context.now())
  const restoredId = wish.restoredId ?? null
  const approvalId = await context.orm.em.fork().transactional(async (em) => {
    const recordTag = await lockSetting(context, em, kind)
    assertMatches(ifMatch, tagOf(context, kind))
    assertSetting(context, kind, { value, validFrom, isUnusual: wish.isUnusual })
    if (SETS_MONEY.has(kind)) {
      const setting = { kind, value, validFrom: wish.validFrom ?? null, restoredId }
      const wanted = { kind: 'setting', of: { settingKind: kind }, amountCents: null, reason } as const
      return requestApproval(context, em, by, { ...wanted, facts: { setting }, recordTag })
    }
    const version = { kind, validFrom, value, reason, restoredId, createdBy: by.id }
    await addVersion(context, em, version, { by, batchId: null })
    return undefined
  })
  if (approvalId !== undefined) return approvalRequested(context, approvalId)
  await context.storedSettings.refresh()
  const names = await namesOf(context, context.storedSettings.versions(kind))
  return { status: 201, body: settingView(context, kind, names), headers: tagged(tagOf(context, kind)) }
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
    sentence('priceJumps', { factor: PRICE_JUMP_FACTOR }),
  )
}

/** Today, or the day that was asked for. @throws Problem RULE_VIOLATION for one that is over, or too far off */
export function dayOf(wished: string | undefined, now: Date): string {
  const today = utcDay(now)
  if (wished === undefined) return today
  const last = utcDay(new Date(now.getTime() + SETTING_AHEAD_DAYS * MS_PER_DAY))
  if (wished >= today && wished <= last) return wished
  throw fieldProblem('RULE_VIOLATION', 'validFrom', sentence('settingStarts', { days: SETTING_AHEAD_DAYS }))
}
