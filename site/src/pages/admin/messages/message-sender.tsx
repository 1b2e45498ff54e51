import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { userPath } from '../admin-address.ts'
import { BookingList } from '../record/booking-list.tsx'
import type { MessageRecordFacts } from '../record/record-reads.ts'
import { UserBadges } from '../users/user-badges.tsx'

/** The account behind a message, and its bookings; whether that is known to be the sender's. */
export function MessageSender({ record }: { record: MessageRecordFacts }) {
  const t = useT()
  const { account, isAccountCertain, bookings } = record
  if (!account) return <p className="fi-muted">{t('record.noAccount')}</p>
  return (
    <>
      <p>
        <Link className="admin-link" href={userPath(account.id)}>
          {account.firstName} {account.lastName}, {account.email}
        </Link>{' '}
        <UserBadges client={account} />
      </p>
      {!isAccountCertain && <p className="fi-small fi-muted">{t('record.notCertain')}</p>}
      <BookingList bookings={bookings} />
    </>
  )
}
