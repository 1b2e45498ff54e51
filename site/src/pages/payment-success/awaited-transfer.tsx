import type { Booking } from '@fiacre/sdk'
import { paymentPath } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { bookingPaymentQuery } from '../../base/api/queries.ts'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { useSessionEnd } from '../../subjects/session/use-session-end.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { BankDetails } from '../../subjects/payment/bank-details.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { ResultMessage } from './result-message.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'

/** A booking that waits for a bank transfer: where to send it, and the other ways to pay. */
export function AwaitedTransfer({ booking }: { booking: Booking }) {
  const t = useT()
  const options = { ...bookingPaymentQuery(useClient(), booking.id), staleTime: 0 }
  const { data, error, isFetching, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  useSessionEnd(error)

  const otherWays = (
    <>
      <Link href={paymentPath(booking.id)} asChild>
        <ButtonLink variant={data ? 'secondary' : 'primary'}>{t('paymentSuccess.moreWays')}</ButtonLink>
      </Link>
      <ToDashboard variant="secondary" />
    </>
  )
  if (data?.bankTransfer) {
    return (
      <div className="fi-container fi-container--narrow booked">
        <PageHeader
          eyebrow={t('bookings.numbered', { number: booking.bookingNumber })}
          title={t('paymentSuccess.transfer')}
          lead={t('paymentSuccess.transferText')}
        />
        <Card tone="lifted" className="fi-stack fi-stack--loose">
          <BankDetails transfer={data.bankTransfer} methods={data.methods} />
          <ScreenActions>{otherWays}</ScreenActions>
        </Card>
      </div>
    )
  }
  if (data) {
    return (
      <ResultMessage icon="wallet" title={t('paymentSuccess.unpaid')} action={otherWays}>
        {t('paymentSuccess.unpaidText', { number: booking.bookingNumber })}
      </ResultMessage>
    )
  }
  if (!error) return <ResultSkeleton />
  const retry = (
    <Button
      onClick={() => void refetch()}
      loading={isFetching}
      loadingLabel={t('paymentSuccess.loadingDetails')}
    >
      {t('tryAgain')}
    </Button>
  )
  return (
    <ResultMessage icon="warning" title={t('paymentSuccess.detailsFailed')} action={retry}>
      {t('paymentSuccess.detailsFailedText', { number: booking.bookingNumber })}
    </ResultMessage>
  )
}
