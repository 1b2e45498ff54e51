import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CopyButton } from '../../../subjects/payment/copy-button.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { EndpointItem } from './endpoint-item.tsx'
import { NewEndpointForm } from './new-endpoint-form.tsx'
import { webhooksQuery } from './webhook-reads.ts'

/** Where the partner's own server is told what happens to its bookings. */
export function WebhooksPart({ isLive }: { isLive: boolean }) {
  const t = useT()
  const query = useQuery(webhooksQuery(useClient()))
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  if (query.isError)
    return <LoadFailed title={t('partner.hooks.loadFailed')} text={t('partner.tryAgain')} query={query} />
  if (!query.data) return <Spinner label={t('partner.hooks.loading')} />
  const { endpoints, types } = query.data
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-hooks">
      <h2 className="fi-card__title" id="partner-hooks">
        {t('partner.hooks.title')}
      </h2>
      <p>
        {t('partner.hooks.text')} <a href="/docs/guides/webhooks">{t('partner.hooks.docs')}</a>
      </p>
      {secret && (
        <Banner tone="success" live title={t('partner.hooks.once')}>
          <code>{secret}</code> <CopyButton text={secret} label={t('partner.hooks.copySecret')} />
        </Banner>
      )}
      <ul className="partner-list">
        {endpoints.map((endpoint) => (
          <EndpointItem key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />
        ))}
      </ul>
      {isAdding ? (
        <NewEndpointForm types={types} isLive={isLive} onSecret={setSecret} onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
            {t('partner.hooks.add')}
          </Button>
        </div>
      )}
    </Card>
  )
}
