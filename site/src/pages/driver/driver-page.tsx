import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useClient } from '../../base/api/client-context.tsx'
import { browserStorage } from '../../base/storage/browser-storage.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { DriverBar } from './driver-bar.tsx'
import { DriverWords, useDriverLanguage, useDriverT } from './driver-language.ts'
import { createDriverStore, type DriverStore } from './driver-store.ts'
import { keepForOffline } from '../../base/browser/keep-for-offline.ts'
import { RideOfToday } from './ride-of-today.tsx'
import './driver.css'

/**
 * `/driver/#…`: the ride of a link, for whoever drives it. What stands behind the `#` is never sent with the address of the page, so
 * that no log and no other site learns of it.
 */
export function DriverPage() {
  const { language, words, choose } = useDriverLanguage()
  const [theme, setTheme] = useState<'light' | 'dark' | null>(null)
  useEffect(() => keepForOffline('/driver/'), [])
  return (
    <DriverWords value={words}>
      <div className="driver-page" {...(theme && { 'data-theme': theme })}>
        <DriverBar language={language} onLanguage={choose} theme={theme} onTheme={setTheme} />
        <Linked />
      </div>
    </DriverWords>
  )
}

/** The ride of the link that was opened, or of the last one: an installed page is opened without. */
function Linked() {
  const t = useDriverT()
  const client = useClient()
  const [driver, setDriver] = useState(() => fromAddress(client))
  useEffect(() => {
    // Another link, opened in the page that is there.
    const open = () => setDriver(fromAddress(client))
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [client])
  if (!driver) return <Sorry icon="car" title={t('driver.noLink')} text={t('driver.noLinkText')} />
  return <Ride driver={driver} />
}

function fromAddress(client: ReturnType<typeof useClient>): DriverStore | null {
  const token = location.hash.slice(1)
  return createDriverStore({ client, storage: browserStorage(), token: token === '' ? null : token })
}

/** How often the ride is read anew while the page is looked at. */
const READ_EVERY_MS = 60_000

function Ride({ driver }: { driver: DriverStore }) {
  const t = useDriverT()
  const { ride, isGone } = useStore(driver.store)
  useEffect(() => {
    const sync = () => {
      if (document.visibilityState === 'visible') void driver.sync()
    }
    sync()
    const timer = setInterval(sync, READ_EVERY_MS)
    addEventListener('online', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [driver])
  if (isGone) return <Sorry icon="info" title={t('driver.gone')} text={t('driver.goneText')} />
  if (!ride) return <Waiting driver={driver} />
  return <RideOfToday driver={driver} ride={ride} />
}

function Waiting({ driver }: { driver: DriverStore }) {
  const t = useDriverT()
  const isOffline = useStore(driver.store, (state) => state.isOffline)
  if (isOffline)
    return <Sorry icon="warning" title={t('driver.offlineFirst')} text={t('driver.offlineFirstText')} />
  return <Spinner size="lg" label={t('driver.loading')} />
}

type SorryProps = { icon: 'car' | 'info' | 'warning'; title: string; text: string }

const Sorry = ({ icon, title, text }: SorryProps) => (
  <EmptyState icon={icon} title={title} level={1}>
    <p>{text}</p>
  </EmptyState>
)
