import { etagOf, type CallInput } from '@fiacre/sdk'
import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import type { Partner } from './partner-reads.ts'
import { usePartnerChange } from './use-partner-change.ts'
import { usePartnerMoment } from './use-partner-moment.ts'

const UNSENT: readonly Partner['state'][] = ['draft', 'needs-more', 'rejected']

/** Of a new version of the agreement, from when on it holds. */
function useAgreeWords(partner: Partner): string {
  const t = useT()
  const moment = usePartnerMoment()
  const due = partner.due.find(({ code }) => code === 'agreement')
  if (due?.blocks === 'earnings') return `${t('partner.agreeText')} ${t('partner.agreeLapsed')}`
  if (!due?.until) return t('partner.agreeText')
  return `${t('partner.agreeText')} ${t('partner.agreeBy', { day: moment(due.until) })}`
}

/** The partnership agreement: with it the registration is sent, and a new version of it is agreed to. */
export function AgreementPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const { language } = useLanguage()
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isUnsent = UNSENT.includes(partner.state)
  const ifMatch = etagOf(partner)
  const { send, isSending } = usePartnerChange({
    change: (body: CallInput<'submitPartner'>['body']) => {
      const input = { body, ...(ifMatch && { ifMatch }) }
      return isUnsent ? client.submitPartner(input) : client.agreeToPartnership(input)
    },
    partnerOf: (changed) => changed,
    done: t(isUnsent ? 'partner.sent' : 'partner.agreed'),
  })
  const agreeWords = useAgreeWords(partner)
  const isDue = partner.due.some(({ code }) => code === 'agreement')
  if (partner.role !== 'owner' || partner.state === 'suspended' || (!isUnsent && !isDue)) return null
  const isReady = !partner.due.some(({ blocks }) => blocks === 'submission')
  const shown = LEGAL_LANGUAGES.find((code) => code === language) ?? 'en'

  function submit(): void {
    setAsked(!isAgreed)
    if (!isAgreed || !isReady || isSending) return
    send({ agreementVersion: LEGAL_DOCUMENTS['partnership-agreement'].version, language: shown })
  }

  return (
    <Card as="section" tone="lifted" className="fi-stack" aria-labelledby="partner-agreement">
      <h2 className="fi-card__title" id="partner-agreement">
        {t(isUnsent ? 'partner.sendTitle' : 'partner.agreeTitle')}
      </h2>
      <p>{isUnsent ? t(isReady ? 'partner.sendText' : 'partner.sendLater') : agreeWords}</p>
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={
          <>
            {t('partner.agree')}{' '}
            <Link href={`/partnership-agreement?text=${shown}`} target="_blank">
              {t('partner.agreement')}
            </Link>
          </>
        }
        error={isAsked && !isAgreed && t('partner.agreeFirst')}
      />
      <div>
        <Button resting={!isReady} loading={isSending} loadingLabel={t('partner.saving')} onClick={submit}>
          {t(isUnsent ? 'partner.send' : 'partner.agreeAgain')}
        </Button>
      </div>
    </Card>
  )
}
