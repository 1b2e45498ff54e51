import { etagOf, type CallInput } from '@fiacre/sdk'
import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../base/i18n/local-times.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import type { Carrier } from './carrier-reads.ts'
import { useCarrierChange } from './use-carrier-change.ts'

const FROM: readonly Carrier['state'][] = ['draft', 'needs-more', 'rejected']

/** Of a new version of the agreement, from when on it holds. */
function useAgreeWords(carrier: Carrier): string {
  const t = useT()
  const { language } = useLanguage()
  const due = carrier.due.find(({ code }) => code === 'agreement')
  if (due?.blocks === 'offers') return `${t('carrier.agreeText')} ${t('carrier.agreeLapsed')}`
  if (!due?.until) return t('carrier.agreeText')
  return `${t('carrier.agreeText')} ${t('carrier.agreeBy', { day: ownMoment(due.until, language) })}`
}

/** The licence agreement: with it the registration is handed over to us, and a new version of it is agreed to. */
export function SubmitPart({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const client = useClient()
  const { language } = useLanguage()
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const ifMatch = etagOf(carrier)
  const isUnsent = FROM.includes(carrier.state)
  const agreeWords = useAgreeWords(carrier)
  const { send, isSending } = useCarrierChange(
    (body: CallInput<'submitCarrier'>['body']) => {
      const input = { body, ...(ifMatch && { ifMatch }) }
      return isUnsent ? client.submitCarrier(input) : client.agreeToLicence(input)
    },
    { done: t(isUnsent ? 'carrier.submitted' : 'carrier.agreed') },
  )
  const isDue = carrier.due.some(({ code }) => code === 'agreement')
  if (!isUnsent && (!isDue || carrier.state === 'closed')) return null
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
        {t(isUnsent ? 'carrier.submitTitle' : 'carrier.agreeTitle')}
      </h2>
      <p>{isUnsent ? t(isReady ? 'carrier.submitText' : 'carrier.submitLater') : agreeWords}</p>
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
          {t(isUnsent ? 'carrier.submit' : 'carrier.agreeAgain')}
        </Button>
      </div>
    </Card>
  )
}
