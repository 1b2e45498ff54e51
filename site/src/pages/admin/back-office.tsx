import { useMemo } from 'react'
import { useT, useTexts } from '../../base/i18n/i18n-provider.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { AdminTab } from './admin-address.ts'
import { Palette } from './palette/palette.tsx'
import { ADMIN_ROOMS } from './rooms.ts'
import { createRooms, RoomPanel } from './room-panel.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useFactorMissing } from './use-factor-missing.ts'
import { useGoKeys } from './use-go-keys.ts'
import { useTabs } from './use-may.ts'

/** Whether a room is the first of its group among those that are shown. */
function beginsGroup(tabs: readonly AdminTab[], index: number): boolean {
  const groupAt = (at: number) => tabs[at] && ADMIN_ROOMS[tabs[at]].group
  return groupAt(index) !== groupAt(index - 1)
}

/** What waits for a person, and every booking, account, message and payment. */
export function BackOffice() {
  const t = useT()
  const texts = useTexts()
  const rooms = useMemo(() => createRooms(texts), [texts])
  const { address, go } = useAdminAddress()
  // Where the service asks for a second factor, that comes before everything else.
  const isFactorMissing = useFactorMissing()
  const mine = useTabs()
  const tabs: readonly AdminTab[] = isFactorMissing ? ['security'] : mine
  useGoKeys((tab) => tabs.includes(tab) && go({ tab }))
  /** The keys of the rooms, in their order. */
  const letters = tabs.map((tab) => ADMIN_ROOMS[tab].letter.toUpperCase()).join(', ')
  return (
    <div className="fi-container admin admin--wide">
      <PageHeader eyebrow={t('admin.eyebrow')} title={t('admin.title')} />
      <Tabs<AdminTab>
        layout="column"
        label={t('admin.rooms')}
        value={tabs.find((tab) => tab === address.tab) ?? tabs[0] ?? 'today'}
        onChange={(tab) => go({ tab })}
        tabs={tabs.map((tab, index) => ({
          value: tab,
          label: t(`admin.${tab}`),
          icon: ADMIN_ROOMS[tab].icon,
          group: beginsGroup(tabs, index) ? t(`admin.group.${ADMIN_ROOMS[tab].group}`) : undefined,
          panel: <RoomPanel room={rooms.get(tab)} />,
        }))}
      />
      <Palette />
      <p className="admin__keys fi-small fi-muted">{t('admin.keys', { letters })}</p>
    </div>
  )
}
