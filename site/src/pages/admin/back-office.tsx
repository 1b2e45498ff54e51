import { useT } from '../../base/i18n/i18n-provider.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { ADMIN_TABS, type AdminTab } from './admin-address.ts'
import { AuditTab } from './audit/audit-tab.tsx'
import { BookingsTab } from './bookings/bookings-tab.tsx'
import { HealthTab } from './health/health-tab.tsx'
import { MessagesTab } from './messages/messages-tab.tsx'
import { Palette } from './palette/palette.tsx'
import { PaymentsTab } from './payments/payments-tab.tsx'
import { ROOM_ICONS } from './room-icons.ts'
import { Stats } from './stats.tsx'
import { TodayTab } from './today/today-tab.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useGoKeys } from './use-go-keys.ts'
import { UsersTab } from './users/users-tab.tsx'

const ROOMS = {
  today: TodayTab,
  bookings: BookingsTab,
  users: UsersTab,
  messages: MessagesTab,
  payments: PaymentsTab,
  audit: AuditTab,
  health: HealthTab,
} as const

/** What waits for a person, and every booking, account, message and payment. */
export function BackOffice() {
  const t = useT()
  const { address, go } = useAdminAddress()
  useGoKeys((tab) => go({ tab }))
  return (
    <div className="fi-container admin">
      <PageHeader eyebrow={t('admin.eyebrow')} title={t('admin.title')} />
      <Stats />
      <Tabs<AdminTab>
        label={t('admin.rooms')}
        value={address.tab}
        onChange={(tab) => go({ tab })}
        tabs={ADMIN_TABS.map((tab) => {
          const Room = ROOMS[tab]
          return { value: tab, label: t(`admin.${tab}`), icon: ROOM_ICONS[tab], panel: <Room /> }
        })}
      />
      <Palette />
      <p className="admin__keys fi-small fi-muted">{t('admin.keys')}</p>
    </div>
  )
}
