import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { clockTime, fullDay, ownMoment, zoneName } from '../../base/i18n/local-times.ts'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import type { KeptRide, KeptVoucher } from '../../base/storage/kept-vouchers.ts'
import { BookedWay } from '../../subjects/booking/booked-way.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useWaitWords } from '../../subjects/booking/use-wait-words.ts'
import { useExtras } from '../../subjects/booking/use-wishes.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'

type VoucherViewProps = {
  voucher: KeptVoucher
  note: 'voucher.asOf' | 'voucher.kept' | 'voucher.notKept'
}

/** What is shown to the driver and needed on the way, in the order in which one looks for it. */
export function VoucherView({ voucher: { booking, rides, at }, note }: VoucherViewProps) {
  const t = useT()
  const { language } = useLanguage()
  const words = useBookingWords()
  const extrasOf = useExtras()
  const wait = useWaitWords()(booking)
  const { bookingNumber, returnDate, returnTime, isRoundTrip, dueToCarrierCents } = booking
  const hasReturn = isRoundTrip && returnDate !== null && returnTime !== null
  const isNamed = rides.some(({ driver }) => driver !== null)
  const facts = [
    { term: t('bookings.passengers'), details: words.passengers(booking.passengers) },
    ...extrasOf(booking),
    ...(isNamed ? [] : [{ term: t('bookings.vehicle'), details: booking.vehicleType.name }]),
    { term: t('bookings.wait'), details: [...wait.places, ...(wait.flight ? [wait.flight] : [])].join(' ') },
    ...(dueToCarrierCents > 0 ? [{ term: t('voucher.toPay'), details: words.money(dueToCarrierCents) }] : []),
  ]
  return (
    <>
      <header>
        <p className="fi-muted">{t('bookings.voucher')}</p>
        <h1 className="voucher__number" id={`voucher-${booking.id}`}>
          {bookingNumber}
        </h1>
        {booking.status !== 'confirmed' && (
          <p className="fi-strong">{t(`bookings.status.${booking.status}`)}</p>
        )}
        <output className="fi-small fi-muted">{t(note, { when: ownMoment(at, language) })}</output>
      </header>
      <Way
        booking={booking}
        leg="outbound"
        date={booking.pickupDate}
        time={booking.pickupTime}
        rides={rides}
      />
      {hasReturn && <Way booking={booking} leg="return" date={returnDate} time={returnTime} rides={rides} />}
      <DescriptionList layout="stacked" items={facts} />
      <Line level={booking.accessLevel} />
    </>
  )
}

type WayProps = Pick<KeptVoucher, 'booking' | 'rides'> & { leg: KeptRide['leg']; date: string; time: string }

function Way({ booking, leg, date, time, rides }: WayProps) {
  const { language } = useLanguage()
  const isBack = leg === 'return'
  const there = {
    from: booking.pickupLocation,
    fromPlace: booking.pickupPlace,
    fromAddress: booking.pickupAddress,
  }
  const back = {
    from: booking.destination,
    fromPlace: booking.destinationPlace,
    fromAddress: booking.destinationAddress,
  }
  const [start, end] = isBack ? [back, there] : [there, back]
  const ride = rides.find((each) => each.leg === leg)
  return (
    <section className="voucher__way">
      <h2>
        <time dateTime={`${date}T${time}`}>
          <span className="voucher__time">{clockTime(time, language)}</span> {fullDay(date, language)}
        </time>{' '}
        <span className="fi-small fi-muted">
          {zoneName(booking.timeZone, new Date(booking.pickupAt), language)}
        </span>
      </h2>
      <BookedWay {...start} to={end.from} toPlace={end.fromPlace} toAddress={end.fromAddress} />
      {ride?.driver && <Driver driver={ride.driver} />}
    </section>
  )
}

function Driver({ driver }: { driver: NonNullable<KeptRide['driver']> }) {
  const t = useT()
  const { name, phone, plate, vehicle, colour } = driver
  return (
    <>
      <DescriptionList
        items={[
          { term: t('voucher.driver'), details: name },
          { term: t('voucher.car'), details: [vehicle, colour].filter(Boolean).join(', ') },
          { term: t('voucher.plate'), details: plate },
        ]}
      />
      {phone && <Call phone={phone} />}
    </>
  )
}

/** The line of the support that answers this fare. */
function Line({ level }: { level: KeptVoucher['booking']['accessLevel'] }) {
  const t = useT()
  const { phone, phoneAtAnyHour } = useClientSettings().contact
  const line = level === 'flexible' ? (phoneAtAnyHour ?? phone) : phone
  if (!line) return null
  return (
    <div>
      <p className="fi-small fi-muted">{t('voucher.help')}</p>
      <Call phone={line} />
    </div>
  )
}

const Call = ({ phone }: { phone: string }) => (
  <ButtonLink wide variant="secondary" icon="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    {phone}
  </ButtonLink>
)
