import type { Booking } from '@fiacre/sdk'
import { DRIVER_MINUTES_BEFORE_PICKUP, WAITING_MINUTES } from '@fiacre/sdk/rules'
import { clockTime } from '../../bookings/local-times.ts'
import { useBookingWords } from '../../bookings/use-booking-words.ts'
import { useLanguage, useT } from '../../i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { driverTimes } from './driver-times.ts'

/** What happens between the payment and the ride, with the hours and minutes of the policy. */
export function NextSteps({ booking }: { booking: Booking }) {
  const t = useT()
  const { language } = useLanguage()
  const words = useBookingWords()
  const { details, contact } = driverTimes(booking)
  const { noShow, flightDelay } = WAITING_MINUTES
  const steps = [
    {
      icon: 'mail',
      title: t('paymentSuccess.nextMail'),
      text: t('paymentSuccess.nextMailText', {
        time: clockTime(details.time, language),
        minutes: DRIVER_MINUTES_BEFORE_PICKUP.detailsMailed,
      }),
    },
    {
      icon: 'phone',
      title: t('paymentSuccess.nextDriver'),
      text: t('paymentSuccess.nextDriverText', {
        time: clockTime(contact.time, language),
        minutes: DRIVER_MINUTES_BEFORE_PICKUP.driverCalls,
      }),
    },
    {
      icon: 'clock',
      title: t('paymentSuccess.nextWait'),
      text: t('paymentSuccess.nextWaitText', {
        airport: noShow.airport,
        station: noShow.station,
        other: noShow.other,
        flight: flightDelay,
      }),
    },
    ...(booking.dueToCarrierCents > 0
      ? [
          {
            icon: 'wallet' as const,
            title: t('paymentSuccess.nextPay', { amount: words.money(booking.dueToCarrierCents) }),
            text: t('paymentSuccess.nextPayText'),
          },
        ]
      : []),
  ] as const
  return (
    <section className="fi-stack" aria-labelledby="booked-next">
      <h2 className="fi-heading" id="booked-next">
        {t('paymentSuccess.next')}
      </h2>
      <ol className="next-steps">
        {steps.map(({ icon, title, text }) => (
          <li key={title} className="next-steps__step">
            <Icon name={icon} />
            <div>
              <p className="next-steps__title">{title}</p>
              <p className="fi-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
