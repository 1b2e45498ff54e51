import { useMemo } from 'react'
import { useT, useTexts } from '../../base/i18n/i18n-provider.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { ADMIN_TABS, type AdminTab } from './admin-address.ts'
import { Palette } from './palette/palette.tsx'
import { ADMIN_ROOMS } from './rooms.ts'
import { createRooms, RoomPanel } from './room-panel.tsx'
import { Stats } from './stats.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useGoKeys } from './use-go-keys.ts'

/** The keys of the rooms, in their order. */
const ROOM_LETTERS = ADMIN_TABS.map((tab) => ADMIN_ROOMS[tab].letter.toUpperCase()).join(', ')

/** What waits for a person, and every booking, account, message and payment. */
export function BackOffice() {
  const t = useT()
  const texts = useTexts()
  const rooms = useMemo(() => createRooms(texts), [texts])
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
        tabs={ADMIN_TABS.map((tab) => ({
          value: tab,
          label: t(`admin.${tab}`),
          icon: ADMIN_ROOMS[tab].icon,
          panel: <RoomPanel room={rooms.get(tab)} />,
        }))}
      />
      <Palette />
      <p className="admin__keys fi-small fi-muted">{t('admin.keys', { letters: ROOM_LETTERS })}</p>
    </div>
  )
}
