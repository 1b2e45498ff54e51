import type { CallResult } from '@fiacre/sdk'
import { RATINGS } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { numberFormat } from '../../base/i18n/formats.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'

type Ride = CallResult<'listBookingRides'>['rides'][number]

/** What the traveller said of the ride, what became of the words, and what the carrier answered. */
export function GivenRating({ rating }: { rating: NonNullable<Ride['rating']> }) {
  const t = useT()
  const { stars, words, wordsState, wordsReason, reply } = rating
  return (
    <div className="fi-stack fi-stack--tight">
      <p>{t('booking.rate.given', { count: stars })}</p>
      {words && (
        <div>
          <p className="fi-small fi-muted">{t('booking.rate.yours')}</p>
          <blockquote className="booking-quote">{words}</blockquote>
          {wordsState && (
            <p className="fi-small fi-muted">
              {t(`booking.rate.${wordsState}`, {
                why: wordsReason ? t(`booking.rate.why.${wordsReason}`) : '',
              })}
            </p>
          )}
        </div>
      )}
      {reply && (
        <div>
          <p className="fi-small fi-muted">{t('booking.rate.reply')}</p>
          <blockquote className="booking-quote">{reply}</blockquote>
        </div>
      )}
    </div>
  )
}

/** How travellers rated the carrier, with the way to how that is checked; nothing while there are too few. */
export function CarrierRating({ rating }: { rating: Ride['carrierRating'] }) {
  const t = useT()
  const { language } = useLanguage()
  if (!rating) return null
  const number = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <p className="fi-small fi-muted">
      {t('booking.rate.carrier', {
        average: number.format(rating.average),
        most: MOST_STARS,
        count: rating.count,
        months: RATINGS.average.months,
      })}{' '}
      <Link href="/help-center#faq-vehicle">{t('booking.rate.checked')}</Link>
    </p>
  )
}

const MOST_STARS = 5
