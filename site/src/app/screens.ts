import { lazy, type ComponentType } from 'react'
import type { ScreenTexts, Texts } from '../base/i18n/texts.ts'

/** Fetches a screen and its texts when its route is first opened. */
function screen(texts: Texts, load: () => Promise<[page: ComponentType, texts: ScreenTexts]>) {
  return lazy(async () => {
    const [page, screenTexts] = await load()
    await texts.add(screenTexts)
    return { default: page }
  })
}

/** Every screen but the landing page, which is part of the entry. */
export function createScreens(texts: Texts) {
  return {
    login: screen(texts, async () => {
      const [page, { loginTexts }] = await Promise.all([
        import('../pages/login/login-page.tsx'),
        import('../pages/login/locales/texts.ts'),
      ])
      return [page.LoginPage, loginTexts]
    }),
    register: screen(texts, async () => {
      const [page, { registerTexts }] = await Promise.all([
        import('../pages/register/register-page.tsx'),
        import('../pages/register/locales/texts.ts'),
      ])
      return [page.RegisterPage, registerTexts]
    }),
    forgotPassword: screen(texts, async () => {
      const [page, { forgotPasswordTexts }] = await Promise.all([
        import('../pages/forgot-password/forgot-password-page.tsx'),
        import('../pages/forgot-password/locales/texts.ts'),
      ])
      return [page.ForgotPasswordPage, forgotPasswordTexts]
    }),
    resetPassword: screen(texts, async () => {
      const [page, { resetPasswordTexts }] = await Promise.all([
        import('../pages/reset-password/reset-password-page.tsx'),
        import('../pages/reset-password/locales/texts.ts'),
      ])
      return [page.ResetPasswordPage, resetPasswordTexts]
    }),
    undoEmailChange: screen(texts, async () => {
      const [page, { resetPasswordTexts }] = await Promise.all([
        import('../pages/reset-password/undo-email-change-page.tsx'),
        import('../pages/reset-password/locales/texts.ts'),
      ])
      return [page.UndoEmailChangePage, resetPasswordTexts]
    }),
    dashboard: screen(texts, async () => {
      const [page, { dashboardTexts }] = await Promise.all([
        import('../pages/dashboard/dashboard-page.tsx'),
        import('../pages/dashboard/locales/texts.ts'),
      ])
      return [page.DashboardPage, dashboardTexts]
    }),
    checkout: screen(texts, async () => {
      const [page, { checkoutTexts }] = await Promise.all([
        import('../pages/checkout/checkout-page.tsx'),
        import('../pages/checkout/locales/texts.ts'),
      ])
      return [page.CheckoutPage, checkoutTexts]
    }),
    payment: screen(texts, async () => {
      const [page, { paymentTexts }] = await Promise.all([
        import('../pages/payment/payment-page.tsx'),
        import('../pages/payment/locales/texts.ts'),
      ])
      return [page.PaymentPage, paymentTexts]
    }),
    paymentSuccess: screen(texts, async () => {
      const [page, { paymentSuccessTexts }] = await Promise.all([
        import('../pages/payment-success/payment-success-page.tsx'),
        import('../pages/payment-success/locales/texts.ts'),
      ])
      return [page.PaymentSuccessPage, paymentSuccessTexts]
    }),
    booking: screen(texts, async () => {
      const [page, { bookingScreenTexts }] = await Promise.all([
        import('../pages/booking/booking-page.tsx'),
        import('../pages/booking/locales/texts.ts'),
      ])
      return [page.BookingPage, bookingScreenTexts]
    }),
    balance: screen(texts, async () => {
      const [page, { balanceTexts }] = await Promise.all([
        import('../pages/balance/balance-page.tsx'),
        import('../pages/balance/locales/texts.ts'),
      ])
      return [page.BalancePage, balanceTexts]
    }),
    profile: screen(texts, async () => {
      const [page, { profileTexts }] = await Promise.all([
        import('../pages/profile/profile-page.tsx'),
        import('../subjects/account/profile/locales/texts.ts'),
      ])
      return [page.ProfilePage, profileTexts]
    }),
    goodbye: screen(texts, async () => {
      const [page, { goodbyeTexts }] = await Promise.all([
        import('../pages/goodbye/goodbye-page.tsx'),
        import('../pages/goodbye/locales/texts.ts'),
      ])
      return [page.GoodbyePage, goodbyeTexts]
    }),
    destinations: screen(texts, async () => {
      const [page, { destinationsTexts }] = await Promise.all([
        import('../pages/destinations/destinations-page.tsx'),
        import('../pages/destinations/locales/texts.ts'),
      ])
      return [page.DestinationsPage, destinationsTexts]
    }),
    notFound: screen(texts, async () => {
      const [page, { notFoundTexts }] = await Promise.all([
        import('../pages/not-found/not-found-page.tsx'),
        import('../pages/not-found/locales/texts.ts'),
      ])
      return [page.NotFoundPage, notFoundTexts]
    }),
  }
}

/** The screens, each fetched when its route is first opened. */
export type Screens = ReturnType<typeof createScreens>
