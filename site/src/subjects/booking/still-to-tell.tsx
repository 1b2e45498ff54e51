import type { Booking } from '@fiacre/sdk'
import { addressEnds, changeDeadline } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { changePath, type OpenField } from './booking-path.ts'
import './still-to-tell.css'

type Question = { readonly field: OpenField; readonly question: string; readonly answer: string }

/** What the driver would like to know of a ride to come, as long as the fare lets it be told; nothing where all is told. */
export function StillToTell({ booking, now }: { booking: Booking; now: Date }) {
  const t = useT()
  const { accessLevel, pickupPlace, travelNumber } = booking
  const until = changeDeadline({ accessLevel, pickupAt: new Date(booking.pickupAt) })
  const questions: Question[] = addressEnds(booking).flatMap(({ field, town }) =>
    booking[field] ? [] : [{ field, question: t('rideAddress', { town }), answer: t('bookings.addAddress') }],
  )
  if (pickupPlace?.kind === 'airport' && !travelNumber)
    questions.push({
      field: 'travelNumber',
      question: t('bookings.whichFlight'),
      answer: t('bookings.addFlight'),
    })
  if (questions.length === 0 || now >= until) return null
  return (
    <Card as="section" tone="accent" className="still-to-tell" aria-labelledby="still-to-tell">
      <h2 className="fi-subheading" id="still-to-tell">
        {t('bookings.stillToTell')}
      </h2>
      <ul className="still-to-tell__list">
        {questions.map(({ field, question, answer }) => (
          <li key={field} className="still-to-tell__item">
            <span>{question}</span>
            <Link href={changePath(booking.id, field)} asChild>
              <ButtonLink size="sm" variant="secondary">
                {answer}
              </ButtonLink>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
