import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminPath, userPath } from '../admin-address.ts'
import type { AdminBooking } from '../admin-reads.ts'
import type { BookingRecordFacts } from '../record/record-reads.ts'
import { useMay } from '../use-may.ts'
import { useMoments } from '../use-moments.ts'
import { useLanguageNames } from '../record/use-language-names.ts'

type BookingTravellerProps = { booking: AdminBooking; record: BookingRecordFacts | undefined }

/** Who booked, how to reach them, and by what they booked. */
export function BookingTraveller({ booking, record }: BookingTravellerProps) {
  const t = useT()
  const languageName = useLanguageNames()
  const moment = useMoments()
  const mayDo = useMay()
  const { userFirstName, userLastName, userEmail, contactPhone } = booking
  const account = record?.userId ? userPath(record.userId) : adminPath({ tab: 'users', q: userEmail })
  const items = [
    {
      term: t('admin.name'),
      details: (
        <>
          {`${userFirstName} ${userLastName}`.trim() || t('admin.erased')}{' '}
          {record?.userId && mayDo('support', 'operations') && (
            <Link className="admin-link" href={userPath(record.userId)}>
              {t('record.correctName')}
            </Link>
          )}
        </>
      ),
    },
    userEmail && {
      term: t('admin.email'),
      details: (
        <Link className="admin-link" href={account}>
          {userEmail}
        </Link>
      ),
    },
    contactPhone && {
      term: t('bookings.phone'),
      details: (
        <a className="admin-link" href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>
          {contactPhone}
        </a>
      ),
    },
    record?.language && { term: t('record.language'), details: languageName(record.language) },
    { term: t('bookings.booked'), details: moment(booking.createdAt) },
    record?.promoCode && { term: t('record.promoCode'), details: record.promoCode },
    record?.termsVersion && { term: t('record.terms'), details: String(record.termsVersion) },
  ]
  return <DescriptionList items={items.flatMap((item) => item || [])} />
}
