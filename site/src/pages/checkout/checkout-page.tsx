import { FiacreError } from '@fiacre/sdk'
import { Redirect } from 'wouter'
import { useSession } from '../../subjects/session/use-session.ts'
import { CheckoutFailure } from './checkout-failure.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutView } from './checkout-view.tsx'
import { useCheckout } from './use-checkout.ts'
import './checkout.css'

/**
 * `/checkout?session=cs_…`: where a traveller arrives who comes from a partner's page, and `/checkout` where the journey
 * goes on after a sign-in.
 */
export function CheckoutPage({ leaveFor = (url: string) => location.assign(url) }) {
  const { status, user } = useSession()
  const { checkout, error, isFetching, refetch } = useCheckout()
  // What an earlier look found may be gone; that nobody answers takes nothing away.
  const isGone = error instanceof FiacreError && error.status >= 400 && error.status < 500
  if (error && (isGone || !checkout)) {
    return (
      <CheckoutFailure error={error} isSignedIn={Boolean(user)} isTrying={isFetching} onRetry={refetch} />
    )
  }
  if (!checkout || status === 'loading') return <CheckoutSkeleton />
  if (checkout.status === 'paid' && checkout.booking) {
    return <Redirect to={`/payment-success?booking=${checkout.booking.id}`} replace />
  }
  return <CheckoutView checkout={checkout} user={user} leaveFor={leaveFor} onStale={() => void refetch()} />
}
