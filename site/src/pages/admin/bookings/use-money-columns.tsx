import type { CallResult } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { Column } from '../../../ui/table/table.tsx'
import { useMoments } from '../use-moments.ts'

type BookingMoney = CallResult<'getBookingMoney'>
type Posting = BookingMoney['postings'][number]
type Entry = Posting['entries'][number] & Pick<Posting, 'kind' | 'at'> & { readonly key: string }

/** Every side of every posting, as a row of its own. */
export function entriesOf(postings: readonly Posting[]): readonly Entry[] {
  return postings.flatMap(({ id, kind, at, entries }) =>
    entries.map((entry, index) => ({ ...entry, kind, at, key: `${id}-${index}` })),
  )
}

type MoneyColumns = {
  readonly ofPayments: readonly Column<BookingMoney['payments'][number]>[]
  readonly ofEntries: readonly Column<Entry>[]
}

/** What the tables of a booking's money show. */
export function useMoneyColumns(): MoneyColumns {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  return {
    ofPayments: [
      { key: 'at', heading: t('admin.when'), head: true, cell: ({ createdAt }) => moment(createdAt) },
      { key: 'gateway', heading: t('admin.gateway'), cell: ({ gateway }) => gateway },
      { key: 'status', heading: t('admin.stands'), cell: ({ status }) => t(`admin.session.${status}`) },
      {
        key: 'amount',
        heading: t('admin.amount'),
        align: 'end',
        cell: ({ amountCents }) => money(amountCents),
      },
    ],
    ofEntries: [
      { key: 'at', heading: t('admin.when'), head: true, cell: ({ at }) => moment(at) },
      { key: 'kind', heading: t('admin.posting'), cell: ({ kind }) => t(`admin.posting.${kind}`) },
      { key: 'account', heading: t('admin.account'), cell: ({ account }) => <code>{account}</code> },
      {
        key: 'amount',
        heading: t('admin.amount'),
        align: 'end',
        cell: ({ amountCents }) => money(amountCents),
      },
    ],
  }
}
