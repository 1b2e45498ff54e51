import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { adminPath, type AdminAddress } from './admin-address.ts'
import { statsQuery } from './admin-reads.ts'
import { ADMIN_ROOMS } from './rooms.ts'
import { useMay } from './use-may.ts'

/** The figures at a glance (spec section 2). */
export function Stats() {
  const t = useT()
  const { language } = useLanguage()
  const { money } = useBookingWords()
  const query = useQuery(statsQuery(useClient()))
  const { data, isError } = query
  if (isError && !data)
    return <LoadFailed title={t('admin.statsFailed')} text={t('admin.failedText')} query={query} />
  const count = (value: number) => value.toLocaleString(language)
  const figures = [
    { name: 'totalBookings', value: data && count(data.totalBookings), to: { tab: 'bookings' } },
    {
      name: 'pendingBookings',
      value: data && count(data.pendingBookings),
      to: { tab: 'bookings', status: 'pending' },
    },
    ...(data?.revenueCents === null
      ? []
      : [{ name: 'revenue', value: data && money(data.revenueCents), to: { tab: 'figures' } } as const]),
    { name: 'totalUsers', value: data && count(data.totalUsers), to: { tab: 'users' } },
    { name: 'newMessages', value: data && count(data.newMessages), to: { tab: 'messages', status: 'new' } },
  ] as const
  return (
    <dl className="admin-stats" aria-busy={!data}>
      {figures.map(({ name, value, to }) => (
        <div key={name}>
          <dt>{t(`admin.stats.${name}`)}</dt>
          <dd>{value === undefined ? <Skeleton shape="short" /> : <Counted to={to}>{value}</Counted>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A figure, and the way to what it counts for whoever may go there. */
function Counted({ to, children }: { to: AdminAddress; children: string }) {
  const mayDo = useMay()
  if (!mayDo(...(ADMIN_ROOMS[to.tab].roles ?? []))) return children
  return (
    <Link className="admin-stats__link" href={adminPath(to)}>
      {children}
    </Link>
  )
}
