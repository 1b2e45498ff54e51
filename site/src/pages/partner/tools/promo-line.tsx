import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { AskedTwice } from '../../../ui/button/asked-twice.tsx'
import { usePartnerChange } from '../use-partner-change.ts'
import { usePartnerMoment } from '../use-partner-moment.ts'
import { isOpen, PROMOS_KEY, type Promo } from './promo-reads.ts'

/** A code: what it takes off, how often it was used, and its end, which is asked twice. */
export function PromoLine({ promo, mayChange }: { promo: Promo; mayChange: boolean }) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const moment = usePartnerMoment()
  const { money } = useBookingWords()
  const [openedAt] = useState(() => Date.now())
  const end = usePartnerChange({
    change: () => client.endPartnerPromoCode({ path: { code: promo.code } }),
    done: t('partner.promoEnded', { code: promo.code }),
    onDone: () => cache.invalidateQueries({ queryKey: PROMOS_KEY }),
  })
  const { percent, amountCents, uses, maxUses, endsAt } = promo
  const holds = isOpen(promo, openedAt)
  return (
    <li>
      <p className="fi-cluster">
        <code>{promo.code}</code>
        <strong>{percent === null ? money(amountCents ?? 0) : t('partner.promoPercent', { percent })}</strong>
        {!holds && <Badge tone="neutral">{t('partner.endedKey')}</Badge>}
      </p>
      <p className="fi-small fi-muted">
        {maxUses === null
          ? t('partner.promoUses', { uses })
          : t('partner.promoUsesOf', { uses, most: maxUses })}
        {holds && endsAt && ` · ${t('partner.expires', { when: moment(endsAt) })}`}
      </p>
      {mayChange && holds && (
        <div className="fi-cluster">
          <AskedTwice
            label={t('partner.end', { key: promo.code })}
            surely={t('partner.endSurely')}
            cancel={t('partner.cancel')}
            onSure={() => !end.isSending && end.send()}
          />
        </div>
      )}
    </li>
  )
}
