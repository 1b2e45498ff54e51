import type { Screens } from './screens.ts'

/** Addresses of spec section 2 that this release has, the screen behind each, and the text of its title. */
export const ROUTES = [
  { path: '/login', screen: 'login', title: 'shell.titleLogin' },
  { path: '/register', screen: 'register', title: 'shell.titleRegister' },
  { path: '/forgot-password', screen: 'forgotPassword', title: 'shell.titleForgotPassword' },
  { path: '/reset-password', screen: 'resetPassword', title: 'shell.titleResetPassword' },
  { path: '/undo-email-change', screen: 'undoEmailChange', title: 'shell.titleUndoEmailChange' },
  { path: '/dashboard', screen: 'dashboard', title: 'shell.titleDashboard' },
  { path: '/profile', screen: 'profile', title: 'shell.profile' },
  { path: '/booking', screen: 'booking', title: 'shell.titleBooking' },
  { path: '/balance', screen: 'balance', title: 'shell.titleBalance' },
  { path: '/checkout', screen: 'checkout', title: 'shell.titleCheckout' },
  { path: '/payment', screen: 'payment', title: 'shell.titlePayment' },
  { path: '/payment-success', screen: 'paymentSuccess', title: 'shell.titlePaymentSuccess' },
  { path: '/goodbye', screen: 'goodbye', title: 'shell.titleGoodbye' },
  { path: '/destinations', screen: 'destinations', title: 'shell.titleDestinations' },
] as const satisfies readonly { path: string; screen: keyof Screens; title: string }[]

/** Every address that has a screen, the start among them; any other is the 404 page. */
export const PATHS: readonly string[] = ['/', ...ROUTES.map(({ path }) => path)]
