import type { Profile } from '@fiacre/sdk'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useSessionEnd } from '../../subjects/session/use-session-end.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ClosingBanner } from '../../subjects/account/profile/closing-banner.tsx'
import { ProfilePanel } from '../../subjects/account/profile/profile-panel.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { BalanceLine } from './balance-line.tsx'
import { BookTab } from './book-tab.tsx'
import type { DashboardTab } from './dashboard-address.ts'
import { EmailBanner } from './email-banner.tsx'
import { HistoryTab } from './history-tab.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { NextRide } from './next-ride.tsx'
import { Totals } from './totals.tsx'
import { useBookingPages } from './use-booking-pages.ts'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useRestoredQuote } from './use-restored-quote.ts'
import './dashboard.css'

type DashboardProps = {
  user: Profile
  /** The traveller logs out, or could not be logged out. */
  onLeaving: (isLeaving: boolean) => void
  /** Told which tab is open. */
  onTab: (tab: DashboardTab) => void
}

/** A signed-in traveller's own place: book, look back, keep the profile. */
export function Dashboard({ user, onLeaving, onTab }: DashboardProps) {
  const t = useT()
  useSessionEnd(useBookingPages().error)
  const screen = useRef<HTMLDivElement>(null)
  // Where a press elsewhere on the page led to another tab, the focus goes there too.
  const focusPanel = () =>
    requestAnimationFrame(() => screen.current?.querySelector<HTMLElement>('[role=tabpanel]')?.focus())
  const { tab, setTab } = useDashboardAddress(focusPanel)
  useEffect(() => onTab(tab), [tab, onTab])
  const open = (next: typeof tab) => {
    setTab(next)
    if (next !== tab) focusPanel()
  }
  const isRestored = useRestoredQuote(user, () => open('book'))

  return (
    <div className="fi-container dashboard" ref={screen}>
      <PageHeader
        eyebrow={t('dashboard.eyebrow')}
        title={t('dashboard.title', { name: user.firstName })}
        actions={
          <>
            {(user.isAdmin || user.staffRole !== null) && (
              <Link href="/admin" asChild>
                <ButtonLink variant="secondary" size="sm" icon="shield">
                  {t('shell.admin')}
                </ButtonLink>
              </Link>
            )}
            <span className="dashboard__log-out">
              <LogOutButton onLeaving={onLeaving} />
            </span>
          </>
        }
      />
      <div className="dashboard__top">
        <ClosingBanner user={user} />
        <EmailBanner user={user} />
        <NextRide />
        <BalanceLine />
      </div>
      <Tabs
        label={t('dashboard.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'book',
            label: t('dashboard.book'),
            icon: 'route',
            panel: <BookTab user={user} isRestored={isRestored} onHistory={() => open('history')} />,
          },
          {
            value: 'history',
            label: t('dashboard.history'),
            icon: 'clock',
            panel: (
              <>
                <Totals />
                <HistoryTab onBook={() => open('book')} />
              </>
            ),
          },
          {
            value: 'profile',
            label: t('dashboard.profile'),
            icon: 'user',
            panel: <ProfilePanel user={user} />,
          },
        ]}
      />
    </div>
  )
}
