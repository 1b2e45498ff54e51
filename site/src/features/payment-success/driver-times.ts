import {
  DRIVER_MINUTES_BEFORE_PICKUP,
  instantToLocal,
  MS_PER_MINUTE,
  type LocalDateTime,
} from '@fiacre/sdk/rules'

/** When the driver's details come and when the driver gets in touch, on the clocks of the pickup place (design: driver details). */
export function driverTimes({ pickupAt, timeZone }: { pickupAt: string; timeZone: string }): {
  readonly details: LocalDateTime
  readonly contact: LocalDateTime
} {
  const before = (minutes: number) =>
    instantToLocal(new Date(Date.parse(pickupAt) - minutes * MS_PER_MINUTE), timeZone)
  return {
    details: before(DRIVER_MINUTES_BEFORE_PICKUP.detailsMailed),
    contact: before(DRIVER_MINUTES_BEFORE_PICKUP.driverCalls),
  }
}
