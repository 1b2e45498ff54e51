/** Whether this is `pnpm test:chaos`, which plays at length what `npm test` plays in short. */
const isLong = process.env['CHAOS'] === '1'

/** How much of something this run plays. */
export const atLength = <T>(long: T, short: T): T => (isLong ? long : short)
