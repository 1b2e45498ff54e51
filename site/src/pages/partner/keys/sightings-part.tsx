import { etagOf } from '@fiacre/sdk'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { mayDevelop } from '../may-develop.ts'
import type { Partner } from '../partner-reads.ts'
import { usePartnerChange } from '../use-partner-change.ts'
import { useAgo } from './use-ago.ts'

/** Where the form was seen lately; a page that is not listed yet is one press away. */
export function SightingsPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const ago = useAgo()
  const ifMatch = etagOf(partner)
  const list = usePartnerChange({
    change: (origin: string) =>
      client.savePartnerPages({
        body: { origins: [...partner.origins, origin], returnUrls: partner.returnUrls },
        ...(ifMatch && { ifMatch }),
      }),
    partnerOf: (changed) => changed,
    done: t('partner.saved'),
  })
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-seen">
      <h2 className="fi-card__title" id="partner-seen">
        {t('partner.seen')}
      </h2>
      {partner.sightings.length === 0 ? (
        <p className="fi-muted">{t('partner.seenNowhere')}</p>
      ) : (
        <ul className="partner-list">
          {partner.sightings.map(({ origin, seenAt, isListed }) => (
            <li key={origin}>
              <p className="fi-cluster">
                <span className="partner-address">{origin}</span>
                <Badge tone={isListed ? 'positive' : 'warning'}>
                  {t(isListed ? 'partner.seenListed' : 'partner.seenUnlisted')}
                </Badge>
              </p>
              <p className="fi-small fi-muted">
                {t(isListed ? 'partner.seenAgo' : 'partner.refusedAgo', { ago: ago(seenAt) })}
              </p>
              {!isListed && mayDevelop(partner) && (
                <div>
                  <Button size="sm" variant="secondary" onClick={() => !list.isSending && list.send(origin)}>
                    {t('partner.listIt', { origin })}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
