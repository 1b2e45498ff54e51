import type { CallInput } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../../base/i18n/local-times.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { RefusalForm } from './refusal-form.tsx'
import type { CarrierRide } from './ride-reads.ts'
import { useRideChange } from './use-ride-change.ts'

/** The traveller has changed what the carrier agreed to: it says whether it drives the ride so. */
export function AmendmentPart({ ride, until }: { ride: CarrierRide; until: string }) {
  const t = useT()
  const client = useClient()
  const { language } = useLanguage()
  const [isRefusing, setRefusing] = useState(false)
  const { send, isSending } = useRideChange(
    (body: CallInput<'answerRideAmendment'>['body']) =>
      client.answerRideAmendment({ path: { rideId: ride.id }, ifMatch: ride.tag, body }),
    { done: t('carrier.rides.answered') },
  )
  return (
    <Banner tone="warning" title={t('carrier.rides.changed')}>
      <div className="fi-stack">
        <p>{t('carrier.rides.changedText', { moment: ownMoment(until, language) })}</p>
        {isRefusing ? (
          <RefusalForm
            label={t('carrier.rides.driveNot')}
            text={t('carrier.rides.driveNotText')}
            isSending={isSending}
            onSend={(refusal) => send({ ...refusal, drives: false })}
            onCancel={() => setRefusing(false)}
          />
        ) : (
          <div className="fi-cluster">
            <Button
              size="sm"
              loading={isSending}
              loadingLabel={t('carrier.saving')}
              onClick={() => send({ drives: true })}
            >
              {t('carrier.rides.drive')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setRefusing(true)}>
              {t('carrier.rides.driveNot')}
            </Button>
          </div>
        )}
      </div>
    </Banner>
  )
}
