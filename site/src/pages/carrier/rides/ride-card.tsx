import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import type { Carrier } from '../carrier-reads.ts'
import { AmendmentPart } from './amendment-part.tsx'
import { CrewForm } from './crew-form.tsx'
import { DriverLink } from './driver-link.tsx'
import { RefusalForm, type Refusal } from './refusal-form.tsx'
import { RideFacts } from './ride-facts.tsx'
import type { CarrierRide } from './ride-reads.ts'
import { nextSteps, RIDE_TONES, type RideStep } from './ride-steps.ts'
import { RideTraveller } from './ride-traveller.tsx'
import { useRideChange } from './use-ride-change.ts'

/** A ride of the carrier with all that can be done about it where it stands. */
export function RideCard({ ride, carrier }: { ride: CarrierRide; carrier: Carrier }) {
  const t = useT()
  const client = useClient()
  const [isReturning, setReturning] = useState(false)
  const path = { rideId: ride.id }
  const giveBack = useRideChange((body: Refusal) => client.giveBackRide({ path, ifMatch: ride.tag, body }), {
    done: t('carrier.rides.givenBack'),
  })
  const advance = useRideChange(
    (step: RideStep) => client.advanceRide({ path, ifMatch: ride.tag, body: { step } }),
    {
      done: t('carrier.saved'),
    },
  )
  const isToName = ride.state === 'accepted' || ride.state === 'assigned'
  const isToGiveBack = isToName || ride.state === 'on-the-way'
  return (
    <Card as="li" className="fi-stack" id={`ride-${ride.id}`} aria-label={ride.bookingNumber}>
      <p className="fi-cluster">
        <Badge tone={RIDE_TONES[ride.state]}>{t(`carrier.rides.state.${ride.state}`)}</Badge>
        <span>{ride.bookingNumber}</span>
      </p>
      <RideFacts ride={ride} netCents={ride.netCents} />
      {ride.amendmentUntil && <AmendmentPart ride={ride} until={ride.amendmentUntil} />}
      {ride.traveller && <RideTraveller traveller={ride.traveller} />}
      {isToName && !ride.amendmentUntil && (
        <CrewForm key={`${ride.driverId} ${ride.vehicleId}`} ride={ride} carrier={carrier} />
      )}
      {ride.driverId && ride.traveller && <DriverLink key={ride.driverId} rideId={ride.id} />}
      {isReturning ? (
        <RefusalForm
          label={t('carrier.rides.giveBack')}
          text={t('carrier.rides.giveBackText')}
          isSending={giveBack.isSending}
          onSend={giveBack.send}
          onCancel={() => setReturning(false)}
        />
      ) : (
        <div className="fi-cluster">
          {nextSteps(ride.state).map((step) => (
            <Button
              key={step}
              size="sm"
              variant="secondary"
              loading={advance.isSending}
              loadingLabel={t('carrier.saving')}
              onClick={() => advance.send(step)}
            >
              {t(`carrier.rides.step.${step}`)}
            </Button>
          ))}
          {isToGiveBack && (
            <Button size="sm" variant="quiet" onClick={() => setReturning(true)}>
              {t('carrier.rides.giveBack')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
