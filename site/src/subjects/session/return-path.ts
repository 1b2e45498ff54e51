import { readPageAddress } from '@fiacre/sdk/rules'

const PARAMETER = 'next'

/** The sign-in that leads back to a page: `/login?next=%2Fprofile`. To the dashboard it leads anyway. */
export function signInPath(from: string): string {
  if (from === '/dashboard') return '/login'
  return `/login?${new URLSearchParams({ [PARAMETER]: from }).toString()}`
}

/** The registration that leads back to a page, by way of the mail and the sign-in. */
export const registerPath = (back: string | null): string =>
  back === null ? '/register' : `/register?${new URLSearchParams({ [PARAMETER]: back }).toString()}`

/** What an account is opened for, by the page that asked for it: the mailed link leads back there in any browser. */
export function purposeOf(back: string | null): 'partner' | 'carrier' | undefined {
  const page = back === null ? '' : readPageAddress(back.replace(/[?#].*$/, '')).page
  if (/^\/partners?$/.test(page)) return 'partner'
  return page === '/carrier' ? 'carrier' : undefined
}

/**
 * The page of ours that a sign-in's address leads back to; null without one. Anybody can write such an address, so only
 * a path on this origin counts, and none that would lead to the sign-in again.
 */
export function returnPath(search: string, origin: string): string | null {
  const asked = new URLSearchParams(search).get(PARAMETER)
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return null
  const url = new URL(asked, origin)
  const { page } = readPageAddress(url.pathname)
  if (url.origin !== origin || ELSEWHERE.test(page) || NOWHERE.test(page)) return null
  return url.pathname + url.search + url.hash
}

/** Read once more, two slashes begin another host: `/.//evil.example`. */
const ELSEWHERE = /^\/\//
const NOWHERE = /^\/(login|register|api)(\/|$)/
