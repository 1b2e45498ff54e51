import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useRideChange } from './use-ride-change.ts'

/** Makes the link by which the driver who is named sees the ride and says how far it is. */
export function DriverLink({ rideId }: { rideId: string }) {
  const t = useT()
  const client = useClient()
  const [url, setUrl] = useState<string>()
  const { send, isSending } = useRideChange(
    async () => setUrl((await client.createDriverLink({ path: { rideId } })).url),
    { done: t('carrier.saved') },
  )
  if (url)
    return (
      <p>
        {t('carrier.rides.driverLinkText')} <code className="carrier-secret">{url}</code>
      </p>
    )
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        loading={isSending}
        loadingLabel={t('carrier.saving')}
        onClick={() => send()}
      >
        {t('carrier.rides.driverLink')}
      </Button>
    </div>
  )
}
