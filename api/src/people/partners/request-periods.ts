import { KEPT_DAYS } from '@fiacre/sdk/rules'
import type { Parted } from '#platform/database/partitions/periods.ts'

/** Calls by partners' keys lie by their day, which goes with its first call: the contract promises all days before in whole. */
export const REQUEST_PERIODS: Parted = {
  table: 'partner_request',
  key: 'at',
  hours: 24,
  beginHour: 0,
  keptDays: KEPT_DAYS.partnerRequests + 1,
  leadMs: 0,
}
