import { PREPAYMENT_PERCENT } from './policy.ts'

/** Least part of a total that is paid ahead, in EUR cents: rounded up, so that it is never less than the percentage. */
export function prepaymentCents(totalCents: number, percent: number = PREPAYMENT_PERCENT.minimum): number {
  return Math.min(totalCents, Math.ceil((totalCents * percent) / 100))
}
