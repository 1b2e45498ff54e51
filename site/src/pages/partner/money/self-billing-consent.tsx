import type { CallInput } from '@fiacre/sdk'
import { LEGAL_LANGUAGES } from '@fiacre/sdk/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { selfBillingQuery } from './self-billing-reads.ts'

/** The consent to our writing the invoices, with its text one click away. */
export function SelfBillingConsent({ version }: { version: number }) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const { language } = useLanguage()
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const shown = LEGAL_LANGUAGES.find((code) => code === language) ?? 'en'
  const agree = useLatestMutation({
    mutationFn: (body: CallInput<'agreeToSelfBilling'>['body']) => client.agreeToSelfBilling({ body }),
    onSuccess(changed) {
      cache.setQueryData(selfBillingQuery(client).queryKey, changed)
      notify({ title: t('partner.agreed') })
    },
  })
  function submit(): void {
    setAsked(true)
    if (isAgreed && !agree.isPending) agree.mutate({ agreementVersion: version, language: shown })
  }
  return (
    <>
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={
          <>
            {t('partner.agree')}{' '}
            <Link href={`/self-billing-agreement?text=${shown}`} target="_blank">
              {t('partner.selfBilling.agreement')}
            </Link>
          </>
        }
        error={isAsked && !isAgreed && t('partner.agreeFirst')}
      />
      {agree.isError && <p role="alert">{errorText(agree.error, t('earned.tryAgain'))}</p>}
      <div>
        <Button
          variant="secondary"
          loading={agree.isPending}
          loadingLabel={t('earned.saving')}
          onClick={submit}
        >
          {t('partner.agreeAgain')}
        </Button>
      </div>
    </>
  )
}
