import { wasSignedIn } from '../storage/signed-in-hint.ts'

/** The service's word that a session may be under way (`here-cookie.ts` there). */
const COOKIE = /(?:^|; )(?:__Host-)?fiacre\.here=1(?:;|$)/

/**
 * Whether somebody may be signed in here: by the service's cookie, or by what this browser remembers, which knows of sessions that
 * are older than the cookie. A visitor's page asks nothing.
 */
export function mayBeSignedIn(cookies: string = document.cookie): boolean {
  return COOKIE.test(cookies) || wasSignedIn()
}
