import { etagOf, type CallInput } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import type { Carrier } from './carrier-reads.ts'
import { useCarrierChange } from './use-carrier-change.ts'
import { VehicleForm } from './vehicle-form.tsx'

type Vehicle = Carrier['vehicles'][number]

/** What drives for the carrier. What is not used any more rests, as past rides name it. */
export function VehiclesPart({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const client = useClient()
  const [isAdding, setAdding] = useState(false)
  const ifMatch = etagOf(carrier)
  const { send, isSending } = useCarrierChange(
    ({ id: vehicleId, ...body }: CallInput<'changeVehicle'>['body'] & { id: string }) =>
      client.changeVehicle({ path: { vehicleId }, body, ...(ifMatch && { ifMatch }) }),
    { done: t('carrier.saved') },
  )
  const toggle = (vehicle: Vehicle) => !isSending && send({ ...vehicle, isActive: !vehicle.isActive })
  return (
    <Card as="section" className="fi-stack" aria-labelledby="carrier-vehicles">
      <h2 className="fi-card__title" id="carrier-vehicles">
        {t('carrier.vehicles')}
      </h2>
      <ul className="carrier-list">
        {carrier.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <p>
              <strong>{vehicle.plate}</strong> {vehicle.make} {vehicle.model}, {vehicle.year}{' '}
              {!vehicle.isActive && <Badge tone="neutral">{t('carrier.resting')}</Badge>}
            </p>
            <Button size="sm" variant="quiet" onClick={() => toggle(vehicle)}>
              {t(vehicle.isActive ? 'carrier.rest' : 'carrier.useAgain', { what: vehicle.plate })}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <VehicleForm onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
            {t('carrier.addVehicle')}
          </Button>
        </div>
      )}
    </Card>
  )
}
