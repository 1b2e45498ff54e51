/** A day in UTC, YYYY-MM-DD. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10)
