import { FiacreError } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { KeysPart } from './keys-part.tsx'
import { EndpointItem } from './endpoint-item.tsx'
import { NewEndpointForm } from './new-endpoint-form.tsx'
import { ShownOnce } from './shown-once.tsx'
import { webhooksQuery } from './webhook-reads.ts'

/** Where the carrier's own computers are told of rides and papers; in the hands of its owners. */
export function ConnectionsPart() {
  const t = useT()
  const query = useQuery(webhooksQuery(useClient()))
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  if (query.error instanceof FiacreError && query.error.status === 403)
    return <p>{t('carrier.hooks.ownersOnly')}</p>
  if (query.isError)
    return <LoadFailed title={t('carrier.hooks.loadFailed')} text={t('carrier.tryAgain')} query={query} />
  if (!query.data) return <Spinner label={t('carrier.hooks.loading')} />
  const { endpoints, types } = query.data
  return (
    <div className="fi-stack fi-stack--loose">
      <KeysPart />
      <Card as="section" className="fi-stack" aria-labelledby="carrier-hooks">
        <h2 className="fi-card__title" id="carrier-hooks">
          {t('carrier.hooks.title')}
        </h2>
        <p>
          {t('carrier.hooks.text')} <a href="/docs">{t('carrier.hooks.docs')}</a>
        </p>
        {secret && <ShownOnce secret={secret} onDone={() => setSecret(undefined)} />}
        <ul className="carrier-list">
          {endpoints.map((endpoint) => (
            <EndpointItem key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />
          ))}
        </ul>
        {isAdding ? (
          <NewEndpointForm types={types} onSecret={setSecret} onDone={() => setAdding(false)} />
        ) : (
          <div>
            <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
              {t('carrier.hooks.add')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}
