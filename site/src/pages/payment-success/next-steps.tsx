import type { Booking } from '@fiacre/sdk'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useWaitWords } from '../../subjects/booking/use-wait-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** What there is to know between the payment and the ride, with the minutes of the policy. */
export function NextSteps({ booking }: { booking: Booking }) {
  const t = useT()
  const words = useBookingWords()
  const { places, flight } = useWaitWords()(booking)
  const steps = [
    {
      icon: 'car',
      title: t('paymentSuccess.nextVoucher'),
      text: t('paymentSuccess.nextVoucherText'),
    },
    {
      icon: 'clock',
      title: t('paymentSuccess.nextWait'),
      text: [...places, ...(flight ? [flight] : [])].join(' '),
    },
    {
      icon: 'mail',
      title: t('paymentSuccess.nextHelp'),
      text: t('paymentSuccess.nextHelpText'),
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
