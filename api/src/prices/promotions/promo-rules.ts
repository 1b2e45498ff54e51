import { LEAST_TOTAL_CENTS, vehicleClass } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { FareLine } from '../pricing/fare-line.ts'
import type { PromoCodeRow } from './promo-code.entity.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

export type PromoReason = components['schemas']['PromoReason']

/** What became of a promo code, as a quote keeps it. */
export interface QuotePromo {
  code: string
  applied: boolean
  reason?: PromoReason
  message: string
  percent?: number
  discountCents?: number
  /** The code's row, when it was applied. */
  promoCodeId?: string
}

/** What a code takes off, and when it holds. */
export type PromoTerms = Pick<
  PromoCodeRow,
  | 'id'
  | 'code'
  | 'partnerId'
  | 'percent'
  | 'amountCents'
  | 'vehicleTypeIds'
  | 'startsAt'
  | 'endsAt'
  | 'maxUses'
  | 'maxUsesPerTraveller'
  | 'uses'
>

/** What is known of the traveller, which a limit may ask for. */
export interface TravellerFacts {
  /** How often this traveller has used it; 0 for somebody who is not signed in. */
  usedByTraveller: number
  /** Whether the traveller's address is confirmed; true for somebody who is not signed in, as it is asked when they book. */
  isConfirmed: boolean
}

/** What a code is held against. */
export interface PromoUseCase extends TravellerFacts {
  vehicleTypeId: number
  partnerId: string | null
  now: Date
}

/** Whether a code asks who uses it. Only then a traveller is looked up, and their mailbox and cards remembered. */
export const asksWhoItIs = (promo: Pick<PromoTerms, 'maxUsesPerTraveller'>): boolean =>
  typeof promo.maxUsesPerTraveller === 'number'

/** Codes are compared in this form: "welcome10 " is WELCOME10. */
export function normaliseCode(text: string): string {
  return text.trim().toUpperCase()
}

/** Why a code does not hold here; undefined when it does. */
export function promoRefusal(promo: PromoTerms | null, use: PromoUseCase): PromoReason | undefined {
  if (!promo) return 'UNKNOWN'
  if (promo.partnerId && promo.partnerId !== use.partnerId) return 'OTHER_PARTNER'
  if (promo.startsAt && use.now < promo.startsAt) return 'NOT_YET'
  if (promo.endsAt && use.now >= promo.endsAt) return 'EXPIRED'
  if (promo.vehicleTypeIds && !promo.vehicleTypeIds.includes(use.vehicleTypeId)) return 'OTHER_CLASS'
  return limitRefusal(promo, use)
}

/**
 * Which limit keeps a code from being used, by all or by this traveller. It is asked again, under the code's lock, when it is booked
 * with: a visitor's price holds no limit that asks who they are.
 */
export function limitRefusal(
  promo: Pick<PromoTerms, 'maxUses' | 'maxUsesPerTraveller' | 'uses'>,
  traveller: TravellerFacts,
): PromoReason | undefined {
  if (typeof promo.maxUses === 'number' && promo.uses >= promo.maxUses) return 'USED_UP'
  const most = promo.maxUsesPerTraveller
  if (typeof most !== 'number') return undefined
  // An account costs nothing: only an address that somebody reads is a traveller.
  if (!traveller.isConfirmed) return 'ADDRESS_NOT_CONFIRMED'
  if (traveller.usedByTraveller >= most) return 'ALREADY_USED'
  return undefined
}

/** EUR cents that a code takes off. Something always remains to be paid: a gateway takes no payment of nothing. */
export function discountOf(promo: Pick<PromoTerms, 'percent' | 'amountCents'>, totalCents: number): number {
  const wanted = promo.percent ? Math.round((totalCents * promo.percent) / 100) : (promo.amountCents ?? 0)
  return Math.max(0, Math.min(wanted, totalCents - LEAST_TOTAL_CENTS))
}

/** What a quote says of a code that does not hold. */
export function refusedPromo(code: string, reason: PromoReason, promo: PromoTerms | null): QuotePromo {
  return { code, applied: false, reason, message: explain(code, reason, promo) }
}

/** What a quote says of a code that does, and its line. */
export function appliedPromo(
  promo: PromoTerms,
  discountCents: number,
): { promo: QuotePromo; line: FareLine } {
  const { code, percent } = promo
  const what = percent ? `${percent} %` : `€${(discountCents / 100).toFixed(2)}`
  return {
    promo: {
      code,
      applied: true,
      message: `${code} takes ${what} off.`,
      ...(percent && { percent }),
      discountCents,
      promoCodeId: promo.id,
    },
    line: {
      code: 'DISCOUNT',
      description: `Promo code ${code}: ${what} off`,
      amountCents: -discountCents,
      ...(percent && { percent }),
    },
  }
}

function explain(code: string, reason: PromoReason, promo: PromoTerms | null): string {
  switch (reason) {
    case 'UNKNOWN':
      return `We do not know the promo code ${code}.`
    case 'NOT_YET':
      return `The promo code ${code} holds from ${day(promo?.startsAt)}.`
    case 'EXPIRED':
      return `The promo code ${code} ended on ${day(promo?.endsAt)}.`
    case 'USED_UP':
      return `The promo code ${code} has been used as often as it may be.`
    case 'ALREADY_USED':
      return `You have used the promo code ${code} before.`
    case 'OTHER_CLASS':
      return `The promo code ${code} is for ${classes(promo)} only.`
    case 'ADDRESS_NOT_CONFIRMED':
      return `Each traveller may use the promo code ${code} only so often: please confirm your e-mail address first.`
    case 'OTHER_PARTNER':
      return `The promo code ${code} holds only on the pages of the partner who gave it.`
  }
}

function day(date: Date | null | undefined): string {
  return date ? utcDay(date) : 'another day'
}

function classes(promo: PromoTerms | null): string {
  const names = (promo?.vehicleTypeIds ?? []).map((id) => vehicleClass(id)?.name ?? '')
  return names.filter(Boolean).join(', ') || 'other classes'
}
