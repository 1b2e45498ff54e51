import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../../base/i18n/local-times.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RefusalForm, type Refusal } from './refusal-form.tsx'
import { RideFacts } from './ride-facts.tsx'
import type { RideOffer } from './ride-reads.ts'
import { useRideChange } from './use-ride-change.ts'

/** A ride that the carrier is asked to drive: it takes it as it is shown here, or says why not. */
export function OfferCard({ offer }: { offer: RideOffer }) {
  const t = useT()
  const client = useClient()
  const { language } = useLanguage()
  const [isRefusing, setRefusing] = useState(false)
  const { id: offerId, ride } = offer
  const path = { offerId }
  const accept = useRideChange(() => client.acceptRideOffer({ path, ifMatch: ride.tag }), {
    done: t('carrier.rides.accepted'),
  })
  const reject = useRideChange((body: Refusal) => client.rejectRideOffer({ path, ifMatch: ride.tag, body }), {
    done: t('carrier.rides.rejected'),
  })
  const isBusy = accept.isSending || reject.isSending
  return (
    <Card as="li" tone="accent" className="fi-stack" aria-label={ride.bookingNumber}>
      <p className="fi-cluster">
        <Badge tone="warning">
          {t('carrier.rides.until', { moment: ownMoment(offer.answerUntil, language) })}
        </Badge>
        {offer.kind === 'broadcast' && <span>{t('carrier.rides.broadcast')}</span>}
      </p>
      <RideFacts ride={ride} netCents={offer.netCents} />
      {isRefusing ? (
        <RefusalForm
          label={t('carrier.rides.reject')}
          text={t('carrier.rides.rejectText')}
          isSending={reject.isSending}
          onSend={reject.send}
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <div className="fi-cluster">
          <Button
            loading={accept.isSending}
            loadingLabel={t('carrier.saving')}
            onClick={() => !isBusy && accept.send()}
          >
            {t('carrier.rides.accept')}
          </Button>
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {t('carrier.rides.reject')}
          </Button>
        </div>
      )}
    </Card>
  )
}
