/** A folder of the widget that names its content (decision 12), or a file that does: eight signs, and no mere word. */
const NEVER_CHANGES = [/^\/widget\/\d+\.\d+\.\d+[\w.-]*-[0-9a-f]{8}\//, /-(?=[\w-]*[A-Z0-9_])[\w-]{8}\.\w+$/]
/** Leads to the newest version of the widget. */
const MOVING = /^\/widget\/v\d+\//

const DAY = 86_400
const FOR_GOOD = `public, max-age=${365 * DAY}, immutable`
/** Asked for by every view of a partner's page: fresh for five minutes, then renewed behind the page's back. */
const SHORTLY = `public, max-age=300, stale-while-revalidate=${DAY}, stale-if-error=${7 * DAY}`

/** Whether the name of a served file changes with what is in it. */
export const isNamedByContent = (path: string): boolean => NEVER_CHANGES.some((pattern) => pattern.test(path))

/** How long a served file may be kept, by its path; what is not surely a hash is revalidated, which is never wrong. */
export function cacheControl(path: string): string {
  if (isNamedByContent(path)) return FOR_GOOD
  return MOVING.test(path) ? SHORTLY : 'no-cache'
}

/** For a file that is not there: soon it may be, on a service that is just being renewed. */
export const CACHE_MISSING = 'public, max-age=10'
