/** The site's pages (specification section 2); any other path is answered with the 404 page and status. */
const PAGES = new Set([
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/profile',
  '/admin',
  '/checkout',
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

export function isSitePage(path: string): boolean {
  return PAGES.has(path.length > 1 ? path.replace(/\/$/, '') : path)
}
