import type { Page } from '../base/page/page.ts'
import { adminPage } from '../pages/admin/page.ts'
import { balancePage } from '../pages/balance/page.ts'
import { bookingPage } from '../pages/booking/page.ts'
import { carrierPage } from '../pages/carrier/page.ts'
import { checkoutPage } from '../pages/checkout/page.ts'
import { dashboardPage } from '../pages/dashboard/page.ts'
import { destinationsPage } from '../pages/destinations/page.ts'
import { driverPage } from '../pages/driver/page.ts'
import { forgotPasswordPage } from '../pages/forgot-password/page.ts'
import { goodbyePage } from '../pages/goodbye/page.ts'
import { guestPage } from '../pages/guest/page.ts'
import { helpPage } from '../pages/help/page.ts'
import { landingPage } from '../pages/landing/page.ts'
import { legalPages } from '../pages/legal/page.ts'
import { loginPage } from '../pages/login/page.ts'
import { partnerPage, partnersPage } from '../pages/partner/page.ts'
import { paymentPage } from '../pages/payment/page.ts'
import { paymentSuccessPage } from '../pages/payment-success/page.ts'
import { profilePage } from '../pages/profile/page.ts'
import { registerPage } from '../pages/register/page.ts'
import { resetPasswordPage, undoEmailChangePage } from '../pages/reset-password/page.ts'
import { transferPages } from '../pages/transfers/page.ts'
import { sharedRidePage } from '../pages/shared-ride/page.ts'
import { voucherPage } from '../pages/voucher/page.ts'

/**
 * Every page of the site, by its address (spec section 2): routes and titles, the addresses that the service answers with 200,
 * and the sitemap are read from here. Any other address is that of `pages/not-found`.
 */
export const PAGES: readonly Page[] = [
  landingPage,
  loginPage,
  registerPage,
  forgotPasswordPage,
  resetPasswordPage,
  undoEmailChangePage,
  dashboardPage,
  profilePage,
  bookingPage,
  balancePage,
  checkoutPage,
  paymentPage,
  paymentSuccessPage,
  goodbyePage,
  guestPage,
  carrierPage,
  driverPage,
  sharedRidePage,
  voucherPage,
  partnersPage,
  partnerPage,
  adminPage,
  destinationsPage,
  ...transferPages,
  helpPage,
  ...legalPages,
]

/**
 * What the build tells the service of the pages: their paths, which of them are public and so have an address in every language,
 * and the languages of those that are not written in all.
 */
export function routesOf(pages: readonly Page[]): {
  paths: string[]
  publicPaths: string[]
  languages: Record<string, readonly string[]>
} {
  const listed = pages.filter(({ isPublic }) => isPublic)
  return {
    paths: pages.map(({ path }) => path),
    publicPaths: listed.map(({ path }) => path),
    languages: Object.fromEntries(
      listed.flatMap(({ path, languages }) => (languages ? [[path, languages]] : [])),
    ),
  }
}
