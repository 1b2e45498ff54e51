import type { Booking } from '@fiacre/sdk'
import { changeDeadline } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { usePlaceMoment } from '../../subjects/booking/place-moment.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { cancellationQuery } from '../../base/api/queries.ts'
import type { Cancellation } from './booking-reads.ts'
import { useLevelWords } from '../../subjects/booking/use-level-words.ts'

type TermsCardProps = {
  booking: Booking
  now: Date
  /** Switches the fare; left out when it is too late for that. */
  onSwitch?: () => void
}

/** The fare and what it allows: money back and changes with their deadlines, and who answers when. */
export function TermsCard({ booking, now, onSwitch }: TermsCardProps) {
  const t = useT()
  const level = useLevelWords()
  const { accessLevel } = booking
  return (
    <Card as="section" className="fi-stack" aria-labelledby="booking-terms">
      <h2 className="fi-subheading" id="booking-terms">
        {t('booking.terms', { level: t(`bookings.level.${accessLevel}`) })}
      </h2>
      {onSwitch && <Deadlines booking={booking} now={now} />}
      <DescriptionList
        layout="stacked"
        items={[{ term: t('booking.support'), details: level.support(accessLevel) }]}
      />
      {onSwitch && (
        <p>
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onSwitch}>
            {t(accessLevel === 'saver' ? 'booking.toFlexible' : 'booking.toSaver')}
          </Button>
        </p>
      )}
    </Card>
  )
}

/** Until when money comes back and until when the booking can be changed, while there is still something to decide. */
function Deadlines({ booking, now }: { booking: Booking; now: Date }) {
  const t = useT()
  const moment = usePlaceMoment()
  const { id, accessLevel, timeZone } = booking
  const { data: cancellation, isPending } = useQuery(cancellationQuery(useClient(), id))
  const changeUntil = changeDeadline({ accessLevel, pickupAt: new Date(booking.pickupAt) })
  const until = moment(changeUntil.toISOString(), timeZone)
  const isChangeOver = changeUntil <= now
  const refund = isPending ? <Skeleton /> : <RefundDeadline cancellation={cancellation} booking={booking} />
  return (
    <DescriptionList
      layout="stacked"
      items={[
        { term: t('booking.refund'), details: refund },
        {
          term: t('booking.changes'),
          details: t(isChangeOver ? 'booking.changeOver' : 'booking.changeUntil', { until }),
        },
      ]}
    />
  )
}

function RefundDeadline({
  cancellation,
  booking,
}: {
  cancellation: Cancellation | undefined
  booking: Booking
}) {
  const t = useT()
  const level = useLevelWords()
  const moment = usePlaceMoment()
  // It could not be asked: what the fare says holds all the same.
  if (!cancellation) return level.refund(booking.accessLevel)
  const { deadline, reason } = cancellation
  if (reason === 'TOO_LATE') {
    if (!deadline) return t('booking.refundNone')
    return t('booking.refundOver', { until: moment(deadline.at, deadline.timeZone) })
  }
  if (!deadline) return level.refund(booking.accessLevel)
  return t('booking.refundUntil', { until: moment(deadline.at, deadline.timeZone) })
}
