import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { BookingPage, BookingsPage, GonePage, PayPage } from './booking-pages.tsx'
import { CancelPage } from './cancel-page.tsx'
import { DetailsPage } from './details-page.tsx'
import { ForgotPasswordPage, ResetPasswordPage } from './new-password-pages.tsx'
import type { PlainPage } from './plain-page.ts'
import { PlainShell } from './plain-shell.tsx'
import { RetryPage } from './retry-page.tsx'
import { CodePage, SignInPage, SignUpPage } from './sign-in-pages.tsx'
import { TripPage } from './trip-page.tsx'

/** What each page is called: an id of a text, and the booking's number where it is about one. */
export function titleOf(page: PlainPage): [id: string, values?: Record<string, string>] {
  switch (page.step) {
    case 'sign-in':
      return ['login.title']
    case 'code':
      return ['login.code.title']
    case 'sign-up':
      return ['register.title']
    case 'forgot-password':
      return [page.isSent ? 'forgot.sentTitle' : 'forgot.title']
    case 'reset-password':
      return [page.isDone ? 'reset.doneTitle' : page.email ? 'reset.title' : 'reset.invalidTitle']
    case 'pay':
      return ['payment.title']
    case 'cancel':
      return ['booking.cancelTitle']
    case 'booking':
      return ['bookings.numbered', { number: page.booking.bookingNumber }]
    case 'bookings':
      return ['shell.myBookings']
    default:
      return ['bookingForm']
  }
}

/** A page without a script, in its shell. */
export function PlainContent({ page }: { page: PlainPage }) {
  const t = useT()
  return (
    <PlainShell isSignedIn={page.isSignedIn}>
      <h1 className="fi-display">{t(...titleOf(page))}</h1>
      <StepContent page={page} />
    </PlainShell>
  )
}

function StepContent({ page }: { page: PlainPage }) {
  switch (page.step) {
    case 'trip':
      return <TripPage page={page} />
    case 'sign-in':
      return <SignInPage page={page} />
    case 'code':
      return <CodePage page={page} />
    case 'sign-up':
      return <SignUpPage page={page} />
    case 'details':
      return <DetailsPage page={page} />
    case 'forgot-password':
      return <ForgotPasswordPage page={page} />
    case 'reset-password':
      return <ResetPasswordPage page={page} />
    case 'pay':
      return <PayPage page={page} />
    case 'booking':
      return <BookingPage page={page} />
    case 'cancel':
      return <CancelPage page={page} />
    case 'bookings':
      return <BookingsPage page={page} />
    case 'gone':
      return <GonePage page={page} />
    case 'retry':
      return <RetryPage page={page} />
  }
}
