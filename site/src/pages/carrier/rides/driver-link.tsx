import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { passOn } from '../../../base/browser/pass-on.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CopyButton } from '../../../subjects/payment/copy-button.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useRideChange } from './use-ride-change.ts'

/** Makes the link by which the driver who is named sees the ride and says how far it is, and gives it away by whatever messenger. */
export function DriverLink({ rideId }: { rideId: string }) {
  const t = useT()
  const client = useClient()
  const [url, setUrl] = useState<string>()
  const { send, isSending } = useRideChange(
    async () => {
      const made = await client.createDriverLink({ path: { rideId } })
      setUrl(made.url)
      await passOn(made.url)
    },
    { done: t('carrier.saved') },
  )
  if (url)
    return (
      <div className="fi-stack fi-stack--tight">
        <p>
          {t('carrier.rides.driverLinkText')} <code className="carrier-secret">{url}</code>
        </p>
        <div>
          <CopyButton text={url} label={t('team.copyLink')} />
        </div>
      </div>
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
