import type { Booking } from '@fiacre/sdk'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { clockTime, fullDay } from '../../../base/i18n/local-times.ts'
import { DocumentLinks } from '../../../subjects/booking/document-links.tsx'
import { paymentAction } from '../../../subjects/booking/payment-action.ts'
import { StatusBadges } from '../../../subjects/booking/status-badges.tsx'
import { TripFacts } from '../../../subjects/booking/trip-facts.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { BankTransfer, BookingPayment } from '../../../subjects/payment/booking-payment.ts'
import { ibanGroups } from '../../../subjects/payment/iban.ts'
import { canSplit } from '../../../subjects/payment/payment-plan.ts'
import { waysToPay, type NewPayment } from '../../../subjects/payment/way-to-pay.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { formOf, PlainForm, PlainProblem, usePlainHref } from './plain-parts.tsx'
import { PlainWays } from './plain-ways.tsx'

/** The way to the gateway's page, as a link: a form of ours leads nowhere but to us. */
export function PayPage({ page }: { page: PlainPageOf<'pay'> }) {
  const t = useT()
  const words = useBookingWords()
  const { booking, link } = page
  return (
    <>
      <p>{t('bookings.numbered', { number: booking.bookingNumber })}</p>
      <p>{t('payments.secure')}</p>
      <ButtonLink href={link} size="lg">
        {t('payments.pay', { amount: words.money(booking.outstandingCents) })}
      </ButtonLink>
      <Facts booking={booking} />
    </>
  )
}

/** A booking: where it and its payment stand, and how to pay what is left. */
export function BookingPage({ page }: { page: PlainPageOf<'booking'> }) {
  const t = useT()
  const href = usePlainHref()
  const { booking, payment } = page
  const { bankTransfer } = payment
  const action = paymentAction(booking)
  const isAwaited = bankTransfer !== null
  return (
    <>
      <PlainProblem page={page} />
      {booking.paymentStatus === 'completed' && booking.status !== 'cancelled' && (
        <Banner tone="success" title={t('paymentSuccess.title')} />
      )}
      {booking.paymentStatus === 'failed' && action && (
        <Banner tone="danger" title={t('bookings.failed')}>
          {t('paymentSuccess.failedText', { number: booking.bookingNumber })}
        </Banner>
      )}
      <StatusBadges booking={booking} />
      {isAwaited && <Transfer transfer={bankTransfer} />}
      {action && !isAwaited && payment.methods.includes('card') && <PayForm page={page} />}
      {booking.status === 'pending' && (
        <a href={href('/book/booking', { booking: String(booking.id) })}>{t('paymentSuccess.check')}</a>
      )}
      <Facts booking={booking} />
      <DocumentLinks booking={booking} isPlain />
      {(booking.status === 'pending' || booking.status === 'confirmed') && (
        <a href={href('/book/cancel', { booking: String(booking.id) })}>{t('booking.cancel')}</a>
      )}
      <a href={href('/book/bookings')}>{t('shell.myBookings')}</a>
    </>
  )
}

/** The same ways as for a new booking; once something is paid only what is left of what was agreed then. */
function PayForm({ page }: { page: PlainPageOf<'booking'> }) {
  const t = useT()
  const words = useBookingWords()
  const { booking, payment, key } = page
  const { paidCents, outstandingCents, balanceCents } = payment
  const payable: NewPayment =
    paidCents > 0
      ? {
          ...payment,
          totalCents: outstandingCents,
          minimumPrepaymentPercent: 100,
          methods: ['card'],
          company: null,
        }
      : { ...payment, company: null }
  const usual =
    payment.method === 'bank_transfer' ? 'transfer' : canSplit(payment) && isPart(payment) ? 'part' : 'all'
  const isChosen = waysToPay(payable).length > 1 || balanceCents > 0
  return (
    <PlainForm to="/book/pay" page={{ ...page, values: { booking: String(booking.id) } }}>
      <input type="hidden" name="key" value={key} />
      <PlainWays form={formOf(page)} payment={payable} pickup={booking} usual={usual} />
      <p>{t('payments.secure')}</p>
      <Button type="submit" size="lg" wide>
        {isChosen ? t('bookings.payNow') : t('payments.pay', { amount: words.money(outstandingCents) })}
      </Button>
    </PlainForm>
  )
}

const isPart = ({ prepaymentCents, totalCents }: BookingPayment): boolean => prepaymentCents < totalCents

function Transfer({ transfer }: { transfer: BankTransfer }) {
  const t = useT()
  const words = useBookingWords()
  const { holder, iban, bic, bankName, reference, amountCents, isExample } = transfer
  const amount = words.money(amountCents)
  return (
    <Card as="section" className="fi-stack" aria-labelledby="plain-transfer">
      <h2 className="fi-subheading" id="plain-transfer">
        {t('payment.transferTitle')}
      </h2>
      {isExample && (
        <Banner tone="warning" title={t('payments.example')}>
          {t('payments.exampleText')}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('payments.holder'), details: holder },
          { term: t('payments.iban'), details: ibanGroups(iban) },
          ...(bic ? [{ term: t('payments.bic'), details: bic }] : []),
          ...(bankName ? [{ term: t('payments.bank'), details: bankName }] : []),
          { term: t('payments.reference'), details: reference },
          { term: t('payments.amount'), details: amount, total: true },
        ]}
      />
      <p>{t('payments.transferSend', { amount, reference })}</p>
      <p>{t('payments.transferDone')}</p>
    </Card>
  )
}

function Facts({ booking }: { booking: Booking }) {
  const t = useT()
  const words = useBookingWords()
  return (
    <Card as="section" className="fi-stack" aria-label={t('payment.summary')}>
      <p className="fi-strong">
        {booking.pickupLocation} – {words.aim(booking)}
      </p>
      <p>{booking.vehicleType.name}</p>
      <TripFacts booking={booking} totalLabel={t('bookings.total')} />
    </Card>
  )
}

/** The last bookings, each with its number and where it stands. */
export function BookingsPage({ page }: { page: PlainPageOf<'bookings'> }) {
  const t = useT()
  const { language } = useLanguage()
  const words = useBookingWords()
  const href = usePlainHref()
  return (
    <>
      <ul className="plain-classes">
        {page.bookings.map((booking) => (
          <Card as="li" key={booking.id} className="fi-stack">
            <a href={href('/book/booking', { booking: String(booking.id) })}>
              {t('bookings.numbered', { number: booking.bookingNumber })}
            </a>
            <p>
              {booking.pickupLocation} – {words.aim(booking)}
            </p>
            <p className="fi-muted">
              {t('bookings.moment', {
                day: fullDay(booking.pickupDate, language),
                time: clockTime(booking.pickupTime, language),
              })}
            </p>
            <StatusBadges booking={booking} />
          </Card>
        ))}
      </ul>
      <p>
        <ButtonLink href={href('/book')}>{t('payment.bookAgain')}</ButtonLink>
      </p>
    </>
  )
}

/** What was asked for is not there, or not for whoever asks. */
export function GonePage({ page }: { page: PlainPageOf<'gone'> }) {
  const t = useT()
  const href = usePlainHref()
  return (
    <>
      <PlainProblem page={page} />
      <p>
        <ButtonLink href={href('/book')}>{t('payment.bookAgain')}</ButtonLink>
      </p>
    </>
  )
}
