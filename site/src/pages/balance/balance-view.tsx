import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useSessionEnd } from '../../subjects/session/use-session-end.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { BalanceSkeleton } from './balance-skeleton.tsx'
import { Movement } from './movement.tsx'
import { useBalancePages } from './use-balance-pages.ts'

/** The amount, what it is good for, and the movements, newest first. */
export function BalanceView() {
  const t = useT()
  const words = useBookingWords()
  const pages = useBalancePages()
  useSessionEnd(pages.error)
  const list = useRef<HTMLUListElement>(null)
  /** Where reading goes on once more movements are there; null unless they were asked for. */
  const readFrom = useRef<number | null>(null)
  const count = pages.data?.entries.length ?? 0

  useEffect(() => {
    const from = readFrom.current
    if (from === null || count <= from) return
    readFrom.current = null
    list.current?.children[from]?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [count])

  if (!pages.data) {
    if (!pages.isError) return <BalanceSkeleton />
    const retry = (
      <Button
        onClick={() => void pages.refetch()}
        loading={pages.isFetching}
        loadingLabel={t('balance.loading')}
      >
        {t('tryAgain')}
      </Button>
    )
    return (
      <EmptyState icon="warning" title={t('balance.failed')} action={retry}>
        {t('balance.failedText')}
      </EmptyState>
    )
  }

  const { amountCents, entries } = pages.data
  return (
    <div className="balance__columns">
      <Card as="section" tone="accent" className="fi-stack balance__amount" aria-labelledby="balance-amount">
        <div>
          <h2 className="fi-small" id="balance-amount">
            {t('balance.amount')}
          </h2>
          <p className="fi-price balance__figure">{words.money(amountCents)}</p>
        </div>
        <div className="fi-stack fi-stack--tight">
          <h3 className="fi-strong">{t('balance.use')}</h3>
          <p className="fi-small">{t('balance.useText')}</p>
        </div>
        <p>
          <Link href="/dashboard" asChild>
            <ButtonLink>{t('balance.book')}</ButtonLink>
          </Link>
        </p>
      </Card>
      <section aria-labelledby="balance-movements">
        <h2 className="fi-heading" id="balance-movements">
          {t('balance.movements')}
        </h2>
        {count === 0 ? (
          <EmptyState level={3} icon="wallet" title={t('balance.empty')}>
            {t('balance.emptyText')}
          </EmptyState>
        ) : (
          <ul className="balance__movements" ref={list}>
            {entries.map((entry) => (
              <Movement key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        {pages.isFetchNextPageError && <Banner tone="danger" live title={t('balance.moreFailed')} />}
        {pages.hasNextPage && (
          <p className="balance__more">
            <Button
              variant="secondary"
              loading={pages.isFetchingNextPage}
              loadingLabel={t('balance.loadingMore')}
              onClick={() => {
                readFrom.current = count
                void pages.fetchNextPage()
              }}
            >
              {t('bookings.more')}
            </Button>
          </p>
        )}
      </section>
    </div>
  )
}
