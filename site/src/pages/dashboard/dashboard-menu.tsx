import type { Profile } from '@fiacre/sdk'
import { useState } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-address.ts'
import { LogOutButton } from './log-out-button.tsx'
import './dashboard-menu.css'

const ICONS = { book: 'route', history: 'clock', profile: 'user' } as const satisfies Record<
  DashboardTab,
  string
>

type DashboardMenuProps = {
  user: Profile
  tab: DashboardTab
  onTab: (tab: DashboardTab) => void
  onLeaving: (isLeaving: boolean) => void
}

/** The dashboard's menu on a phone, which slides in from the side (spec section 2). */
export function DashboardMenu({ user, tab, onTab, onLeaving }: DashboardMenuProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dashboard-menu">
      <Button variant="secondary" size="sm" icon="menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('dashboard.menu')}
      </Button>
      <Dialog
        shape="drawer"
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${user.firstName} ${user.lastName}`}
        closeLabel={t('dashboard.closeMenu')}
        actions={<LogOutButton wide onLeaving={onLeaving} />}
      >
        <nav aria-label={t('dashboard.tabs')}>
          <ul className="dashboard-menu__list">
            {DASHBOARD_TABS.map((value) => (
              <li key={value}>
                <button
                  type="button"
                  className="dashboard-menu__item"
                  aria-current={value === tab ? 'page' : undefined}
                  onClick={() => {
                    setOpen(false)
                    onTab(value)
                  }}
                >
                  <Icon name={ICONS[value]} size="lg" />
                  {t(`dashboard.${value}`)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </div>
  )
}
