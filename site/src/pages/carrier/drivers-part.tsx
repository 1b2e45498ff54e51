import { etagOf, type CallInput } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import type { Carrier } from './carrier-reads.ts'
import { DriverForm } from './driver-form.tsx'
import { useCarrierChange } from './use-carrier-change.ts'

type Driver = Carrier['drivers'][number]

/** Who drives for the carrier. Whoever does not any more rests, as past rides name them. */
export function DriversPart({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const client = useClient()
  /** Whose form is open: a driver's, or that of one more. */
  const [opened, setOpened] = useState<string>()
  const ifMatch = etagOf(carrier)
  const { send, isSending } = useCarrierChange(
    ({ id: driverId, ...body }: CallInput<'changeDriver'>['body'] & { id: string }) =>
      client.changeDriver({ path: { driverId }, body, ...(ifMatch && { ifMatch }) }),
    { done: t('carrier.saved') },
  )
  const toggle = (driver: Driver) => !isSending && send({ ...driver, isActive: !driver.isActive })
  return (
    <Card as="section" className="fi-stack" aria-labelledby="carrier-drivers">
      <h2 className="fi-card__title" id="carrier-drivers">
        {t('carrier.drivers')}
      </h2>
      <ul className="carrier-list">
        {carrier.drivers.map((driver) => (
          <li key={driver.id}>
            <p>
              <strong>
                {driver.firstName} {driver.lastName}
              </strong>{' '}
              {driver.phone} {!driver.isActive && <Badge tone="neutral">{t('carrier.resting')}</Badge>}
            </p>
            <div className="fi-cluster">
              <Button size="sm" variant="quiet" onClick={() => setOpened(driver.id)}>
                {t('carrier.changeDriver', { what: `${driver.firstName} ${driver.lastName}` })}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => toggle(driver)}>
                {t(driver.isActive ? 'carrier.rest' : 'carrier.useAgain', {
                  what: `${driver.firstName} ${driver.lastName}`,
                })}
              </Button>
            </div>
            {opened === driver.id && (
              <DriverForm carrier={carrier} driver={driver} onDone={() => setOpened(undefined)} />
            )}
          </li>
        ))}
      </ul>
      {opened === 'new' ? (
        <DriverForm carrier={carrier} onDone={() => setOpened(undefined)} />
      ) : (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setOpened('new')}>
            {t('carrier.addDriver')}
          </Button>
        </div>
      )}
    </Card>
  )
}
