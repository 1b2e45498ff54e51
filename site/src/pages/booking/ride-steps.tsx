import type { CallResult } from '@fiacre/sdk'
import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { useId } from 'react'
import { dateFormat } from '../../base/i18n/formats.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'

type BookingRide = CallResult<'listBookingRides'>['rides'][number]

const WORDS = {
  'on-the-way': 'booking.ride.did.on-the-way',
  arrived: 'booking.ride.arrivedAt',
  contacted: 'booking.ride.tried',
  'on-board': 'booking.ride.did.on-board',
  done: 'booking.ride.did.done',
  'no-show': 'booking.ride.did.no-show',
} as const satisfies Record<BookingRide['steps'][number]['kind'], string>

/** What happened on the ride, by the clocks of the pickup place; of what came much later, also when it did: a phone had no network. Our people see the same. */
export function RideSteps({ ride: { steps, timeZone } }: { ride: Pick<BookingRide, 'steps' | 'timeZone'> }) {
  const t = useT()
  const { language } = useLanguage()
  const heading = useId()
  const clock = dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  if (steps.length === 0) return null
  return (
    <div className="fi-small">
      <h3 className="fi-small" id={heading}>
        {t('booking.ride.steps')}
      </h3>
      <ol className="booking-ride-steps" aria-labelledby={heading}>
        {steps.map(({ kind, at, toldAt }, index) => (
          <li key={index}>
            <time dateTime={at}>{clock.format(new Date(at))}</time> <span>{t(WORDS[kind])}</span>{' '}
            {isLate(at, toldAt) && (
              <span className="fi-muted">
                {t('booking.ride.told', { time: clock.format(new Date(toldAt)) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

const isLate = (at: string, toldAt: string) => Date.parse(toldAt) - Date.parse(at) > MS_PER_MINUTE
