import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { adminPath } from '../admin-address.ts'
import type { ListColumn } from '../list/list-column.ts'
import { useNow } from '../today/use-now.ts'
import { useMoments } from '../use-moments.ts'
import { promoState } from './promo-state.ts'
import type { Promo } from './promo-reads.ts'

const TONES = { planned: 'accent', holding: 'positive', usedUp: 'warning', ended: 'neutral' } as const

/** What the list of promo codes shows of each. */
export function usePromoColumns(): readonly ListColumn<Promo>[] {
  const t = useT()
  const moment = useMoments()
  const now = useNow()
  const { money } = useBookingWords()
  return [
    {
      key: 'code',
      heading: t('promos.code'),
      head: true,
      cell: ({ code }) => (
        <Link className="admin-link" href={adminPath({ tab: 'bookings', q: code })}>
          {code}
        </Link>
      ),
    },
    {
      key: 'off',
      heading: t('promos.off'),
      align: 'end',
      cell: ({ percent, amountCents }) => (percent === null ? money(amountCents ?? 0) : `${percent} %`),
    },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: (promo) => {
        const state = promoState(promo, now)
        return <Badge tone={TONES[state]}>{t(`promos.state.${state}`)}</Badge>
      },
    },
    { key: 'partner', heading: t('promos.for'), cell: ({ partner }) => partner ?? t('promos.everyone') },
    {
      key: 'classes',
      heading: t('bookings.vehicle'),
      extra: true,
      cell: ({ vehicleClasses }) => vehicleClasses.join(', ') || t('admin.any'),
    },
    {
      key: 'starts',
      heading: t('promos.starts'),
      extra: true,
      cell: ({ startsAt }) => (startsAt === null ? '–' : moment(startsAt)),
    },
    {
      key: 'ends',
      heading: t('promos.ends'),
      cell: ({ endsAt }) => (endsAt === null ? '–' : moment(endsAt)),
    },
    {
      key: 'uses',
      heading: t('promos.uses'),
      align: 'end',
      cell: ({ uses, maxUses }) => (maxUses === null ? uses : `${uses} / ${maxUses}`),
    },
    {
      key: 'each',
      heading: t('promos.each'),
      align: 'end',
      extra: true,
      cell: ({ maxUsesPerTraveller }) => maxUsesPerTraveller ?? '–',
    },
    { key: 'made', heading: t('promos.made'), extra: true, cell: ({ createdAt }) => moment(createdAt) },
  ]
}
