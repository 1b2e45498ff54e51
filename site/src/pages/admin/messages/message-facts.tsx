import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminPath } from '../admin-address.ts'
import type { ContactRequest } from '../admin-reads.ts'
import { useMoments } from '../use-moments.ts'
import { useLanguageNames } from '../record/use-language-names.ts'

/** Who wrote, when, and about what. */
export function MessageFacts({ message }: { message: ContactRequest }) {
  const t = useT()
  const languageName = useLanguageNames()
  const moment = useMoments()
  const { name, email, phone, category, bookingNumber, isOwnBooking, language, createdAt } = message
  const booking = bookingNumber && (
    <>
      <Link className="admin-link" href={adminPath({ tab: 'bookings', q: bookingNumber })}>
        {bookingNumber}
      </Link>{' '}
      {!isOwnBooking && t('admin.notTheirs')}
    </>
  )
  const items = [
    { term: t('admin.sender'), details: name },
    { term: t('admin.email'), details: email },
    phone && { term: t('bookings.phone'), details: phone },
    { term: t('admin.about'), details: t(`admin.category.${category}`) },
    { term: t('admin.when'), details: moment(createdAt) },
    { term: t('record.language'), details: languageName(language) },
    booking && { term: t('bookings.number'), details: booking },
  ]
  return <DescriptionList items={items.flatMap((item) => item || [])} />
}
