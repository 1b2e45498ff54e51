import { etagOf, type CallInput } from '@fiacre/sdk'
import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import type { Carrier } from './carrier-reads.ts'
import { useCarrierChange } from './use-carrier-change.ts'

const FROM: readonly Carrier['state'][] = ['draft', 'needs-more', 'rejected']

/** The licence agreement, and handing the registration over to us. */
export function SubmitPart({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const client = useClient()
  const { language } = useLanguage()
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const ifMatch = etagOf(carrier)
  const { send, isSending } = useCarrierChange(
    (body: CallInput<'submitCarrier'>['body']) => client.submitCarrier({ body, ...(ifMatch && { ifMatch }) }),
    { done: t('carrier.submitted') },
  )
  if (!FROM.includes(carrier.state)) return null
  const isReady = !carrier.due.some(({ blocks }) => blocks === 'submission')
  const shown = LEGAL_LANGUAGES.find((code) => code === language) ?? 'en'

  function submit(): void {
    setAsked(!isAgreed)
    if (!isAgreed || !isReady || isSending) return
    send({ agreementVersion: LEGAL_DOCUMENTS['carrier-licence'].version, language: shown })
  }

  return (
    <Card as="section" tone="lifted" className="fi-stack" aria-labelledby="carrier-submit">
      <h2 className="fi-card__title" id="carrier-submit">
        {t('carrier.submitTitle')}
      </h2>
      <p>{t(isReady ? 'carrier.submitText' : 'carrier.submitLater')}</p>
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={
          <>
            {t('carrier.agree')}{' '}
            <Link href={`/carrier-licence?text=${shown}`} target="_blank">
              {t('carrier.agreement')}
            </Link>
          </>
        }
        error={isAsked && !isAgreed && t('carrier.agreeFirst')}
      />
      <div>
        <Button resting={!isReady} loading={isSending} loadingLabel={t('carrier.saving')} onClick={submit}>
          {t('carrier.submit')}
        </Button>
      </div>
    </Card>
  )
}
