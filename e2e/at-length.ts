/** Whether this is `pnpm test:chaos`, which looks at all of what `npm test` looks at in part. */
export const IS_LONG = process.env['CHAOS'] === '1'

/** How much of something this run goes through. */
export const atLength = <T>(long: T, short: T): T => (IS_LONG ? long : short)

/** Marks a test for `pnpm test:chaos` alone: what it holds is held by quicker ones in `npm test`, state by state. */
export const LONG = { tag: '@long' }

/** Marks a test that `npm test` goes through in part, and `pnpm test:chaos` whole. */
export const SWEEP = { tag: '@sweep' }
