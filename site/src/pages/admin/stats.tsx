import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { statsQuery } from './admin-reads.ts'

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
    { name: 'totalBookings', value: data && count(data.totalBookings) },
    { name: 'pendingBookings', value: data && count(data.pendingBookings) },
    ...(data?.revenueCents === null ? [] : [{ name: 'revenue', value: data && money(data.revenueCents) }]),
    { name: 'totalUsers', value: data && count(data.totalUsers) },
    { name: 'newMessages', value: data && count(data.newMessages) },
  ]
  return (
    <dl className="admin-stats" aria-busy={!data}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`admin.stats.${name}`)}</dt>
          <dd>{value ?? <Skeleton shape="short" />}</dd>
        </div>
      ))}
    </dl>
  )
}
