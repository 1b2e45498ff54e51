/** The site's pages (specification section 2); any other path is answered with the 404 page and status. */
export const SITE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/undo-email-change',
  '/dashboard',
  '/profile',
  '/goodbye',
  '/admin',
  '/checkout',
  '/booking',
  '/balance',
  '/payment',
  '/payment-success',
  '/destinations',
  '/help-center',
  '/terms-of-use',
  '/privacy-policy',
  '/partnership-agreement',
  '/kyc-policy',
  '/sanctions-policy',
])

/** A path without the slash that may stand at its end. */
export function pagePath(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

export function isSitePage(path: string): boolean {
  return SITE_PATHS.has(pagePath(path))
}
