/** How long it takes from the landing to the car with bags, and how long before a flight one is there: a guide, in minutes. */
const AIRPORT_MINUTES = { bags: 45, before: 120 } as const

/** Noon, which a day's example begins at, in minutes. */
const NOON = 12 * 60

/** When one is there who lands at noon, and when one leaves whose flight goes at noon: by the clocks of each end. */
export function noonTimes(driveMinutes: number, timeDifferenceMinutes: number) {
  const { bags, before } = AIRPORT_MINUTES
  return {
    noon: clock(NOON),
    arrival: clock(nearestFive(NOON + bags + driveMinutes + timeDifferenceMinutes)),
    departure: clock(nearestFive(NOON - before - driveMinutes + timeDifferenceMinutes)),
  }
}

const nearestFive = (minutes: number): number => Math.round(minutes / 5) * 5

/** Minutes of a day as a clock of 24 hours has them; those of the day before count from its end. */
function clock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
