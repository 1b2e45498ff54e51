import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { usePayoutMoments } from '../../../subjects/payouts/use-payout-moments.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { selfBillingQuery, type SelfBilling } from './self-billing-reads.ts'
import { SelfBillingConsent } from './self-billing-consent.tsx'

const BARRIERS = {
  'no-company': 'company',
  'no-address': 'address',
  'vat-number-missing': 'vat',
  'vat-number-invalid': 'vat',
  'vat-number-unchecked': 'vat',
} as const satisfies Record<NonNullable<SelfBilling['barrier']>, string>

/** Whether we write the invoices of the partner's fees; its owner agrees to that, or takes it back. */
export function SelfBillingPart({ mayChange }: { mayChange: boolean }) {
  const t = useT()
  const { day } = usePayoutMoments()
  const query = useQuery(selfBillingQuery(useClient()))
  const { data } = query
  const isAgreed = data?.agreement?.version === data?.currentVersion
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-self-billing">
      <h2 className="fi-card__title" id="partner-self-billing">
        {t('partner.selfBilling')}
      </h2>
      {query.isError && (
        <LoadFailed title={t('earned.loadFailed')} text={t('earned.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('earned.loading')} />}
      {data?.agreement && isAgreed ? (
        <>
          <p>{t('partner.selfBilling.since', { day: day(data.agreement.agreedAt) })}</p>
          <Hindered by={data.barrier} />
          {mayChange && <EndSelfBilling />}
        </>
      ) : (
        data && (
          <>
            <p>{t('partner.selfBilling.text')}</p>
            <Hindered by={data.barrier} />
            {mayChange && <SelfBillingConsent version={data.currentVersion} />}
          </>
        )
      )}
    </Card>
  )
}

/** Why none can be written, known before anybody agrees to it. */
function Hindered({ by }: { by: SelfBilling['barrier'] }) {
  const t = useT()
  return by && <Banner tone="warning" title={t(`partner.selfBilling.barrier.${BARRIERS[by]}`)} />
}

function EndSelfBilling() {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const end = useLatestMutation({
    mutationFn: () => client.endSelfBilling(),
    onSuccess(changed) {
      cache.setQueryData(selfBillingQuery(client).queryKey, changed)
      notify({ title: t('partner.selfBilling.ended') })
    },
  })
  return (
    <>
      {end.isError && <p role="alert">{errorText(end.error, t('earned.tryAgain'))}</p>}
      <div>
        <Button
          variant="quiet"
          loading={end.isPending}
          loadingLabel={t('earned.saving')}
          onClick={() => end.mutate()}
        >
          {t('partner.selfBilling.end')}
        </Button>
      </div>
    </>
  )
}
