import { useMemo } from 'react'
import { useT, useTexts } from '../../base/i18n/i18n-provider.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { AdminTab } from './admin-address.ts'
import { Palette } from './palette/palette.tsx'
import { ADMIN_ROOMS } from './rooms.ts'
import { createRooms, RoomPanel } from './room-panel.tsx'
import { Stats } from './stats.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useFactorMissing } from './use-factor-missing.ts'
import { useGoKeys } from './use-go-keys.ts'
import { useTabs } from './use-may.ts'

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
    <div className="fi-container admin">
      <PageHeader eyebrow={t('admin.eyebrow')} title={t('admin.title')} />
      {!isFactorMissing && <Stats />}
      <Tabs<AdminTab>
        label={t('admin.rooms')}
        value={tabs.find((tab) => tab === address.tab) ?? tabs[0] ?? 'today'}
        onChange={(tab) => go({ tab })}
        tabs={tabs.map((tab) => ({
          value: tab,
          label: t(`admin.${tab}`),
          icon: ADMIN_ROOMS[tab].icon,
          panel: <RoomPanel room={rooms.get(tab)} />,
        }))}
      />
      <Palette />
      <p className="admin__keys fi-small fi-muted">{t('admin.keys', { letters })}</p>
    </div>
  )
}
