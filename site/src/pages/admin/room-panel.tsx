import { lazy, Suspense, type ComponentType } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Texts } from '../../base/i18n/texts.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { ADMIN_TABS, type AdminTab } from './admin-address.ts'
import { ROOM_CODE } from './room-code.ts'

/** The rooms, each fetched with its texts when it is first opened. */
export function createRooms(texts: Texts): ReadonlyMap<AdminTab, ComponentType> {
  return new Map(
    ADMIN_TABS.map((tab) => [
      tab,
      lazy(async () => {
        const [component, ...own] = await ROOM_CODE[tab]()
        await texts.add(...own)
        return { default: component }
      }),
    ]),
  )
}

/** A room, and what stands in its place while it is fetched. */
export function RoomPanel({ room: Room }: { room: ComponentType | undefined }) {
  const t = useT()
  return <Suspense fallback={<Spinner label={t('admin.loading')} />}>{Room && <Room />}</Suspense>
}
