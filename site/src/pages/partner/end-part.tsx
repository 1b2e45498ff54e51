import { etagOf } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import type { Partner } from './partner-reads.ts'
import { usePartnerChange } from './use-partner-change.ts'

/** The owner ends the partnership, at any time; it is asked once more. */
export function EndPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const [isAsked, setAsked] = useState(false)
  const { send, isSending } = usePartnerChange({
    change: (ifMatch: string | undefined) => client.closePartner({ ...(ifMatch && { ifMatch }) }),
    partnerOf: (changed) => changed,
  })
  if (partner.role !== 'owner') return null
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-end">
      <h2 className="fi-card__title" id="partner-end">
        {t('partner.endIt.title')}
      </h2>
      <p>{t('partner.endIt.text')}</p>
      <div className="fi-cluster">
        {isAsked ? (
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {t('partner.cancel')}
            </Button>
            <Button
              variant="danger"
              loading={isSending}
              loadingLabel={t('partner.saving')}
              onClick={() => send(etagOf(partner))}
            >
              {t('partner.endIt.surely')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {t('partner.endIt.title')}
          </Button>
        )}
      </div>
    </Card>
  )
}
