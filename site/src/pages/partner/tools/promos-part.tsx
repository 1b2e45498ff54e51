import { SERVICE_FEE_PERCENT } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import type { Partner } from '../partner-reads.ts'
import { NewPromoForm } from './new-promo-form.tsx'
import { PromoLine } from './promo-line.tsx'
import { promosQuery } from './promo-reads.ts'

/** Codes for the partner's guests: what these save is not earned. */
export function PromosPart({ partner }: { partner: Partner }) {
  const t = useT()
  const query = useQuery(promosQuery(useClient()))
  const mayChange = partner.role === 'owner'
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-promos">
      <h2 className="fi-card__title" id="partner-promos">
        {t('partner.promos')}
      </h2>
      <p className="fi-muted">{t('partner.promosText', { percent: SERVICE_FEE_PERCENT })}</p>
      {query.isError && (
        <LoadFailed title={t('partner.promosFailed')} text={t('partner.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('partner.promosLoading')} />}
      {query.data?.promoCodes.length === 0 && <p>{t('partner.noPromos')}</p>}
      {query.data && query.data.promoCodes.length > 0 && (
        <ul className="partner-list">
          {query.data.promoCodes.map((promo) => (
            <PromoLine key={promo.code} promo={promo} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && (partner.isLive ? <NewPromoForm /> : <p>{t('partner.promosLater')}</p>)}
    </Card>
  )
}
