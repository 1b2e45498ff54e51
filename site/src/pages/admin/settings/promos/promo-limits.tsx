import { etagOf, FiacreError, type CallResult } from '@fiacre/sdk'
import { SETTING_REASON_MAX_LENGTH, SETTING_REASON_MIN_LENGTH } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QUERY_KEYS } from '../../../../base/api/queries.ts'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { Banner } from '../../../../ui/banner/banner.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import { ListMissing } from '../../list/list-missing.tsx'
import { useAdminChange } from '../../use-admin-change.ts'
import { useAskedNotice } from '../../use-asked-notice.ts'
import { useMoments } from '../../use-moments.ts'
import { PasswordProof } from '../../users/password-proof.tsx'

type Promo = CallResult<'getPromoCode'>

/** A code with its limits and its end. */
export function PromoLimits({ code }: { code: string }) {
  const t = useT()
  const client = useClient()
  const query = useQuery({
    queryKey: [...QUERY_KEYS.admin, 'promo-code', code],
    queryFn: ({ signal }) => client.getPromoCode({ path: { code }, signal }),
    retry: false,
  })
  if (query.error instanceof FiacreError && query.error.code === 'NOT_FOUND')
    return <Banner tone="warning">{t('settings.noPromo', { code })}</Banner>
  if (!query.data) return <ListMissing query={query} />
  return <Limits key={etagOf(query.data)} promo={query.data} />
}

function Limits({ promo }: { promo: Promo }) {
  const t = useT()
  const client = useClient()
  const moment = useMoments()
  const orAsked = useAskedNotice()
  const { money } = useBookingWords()
  const [maxUses, setMaxUses] = useState(String(promo.maxUses ?? ''))
  const [reason, setReason] = useState('')
  const path = { code: promo.code }
  const ifMatch = etagOf(promo)
  const change = useAdminChange({
    change: (deed: 'limit' | 'end') => {
      const why = { reason: reason.trim() }
      return deed === 'end'
        ? client.endPromoCode({ path, body: why, ifMatch })
        : client.changePromoCode({
            path,
            body: { ...why, maxUses: maxUses ? Number(maxUses) : null },
            ifMatch,
          })
    },
    done: orAsked({ title: t('settings.promoChanged') }),
    failed: { title: t('settings.promoFailed'), description: t('admin.failedText') },
  })
  const code = change.error instanceof FiacreError ? change.error.code : undefined
  const isReady = reason.trim().length >= SETTING_REASON_MIN_LENGTH && !change.isPending
  const takes =
    promo.percent === null ? money(promo.amountCents ?? 0) : t('settings.percent', { percent: promo.percent })
  return (
    <div className="admin-settings__entry fi-stack">
      <p>
        <span className="fi-strong">{promo.code}</span> {t('settings.promoLine', { takes, uses: promo.uses })}{' '}
        {promo.endsAt && t('settings.promoEnds', { when: moment(promo.endsAt) })}
      </p>
      <div className="admin-record__fields">
        <Field label={t('settings.maxUses')} optionalLabel={t('optional')}>
          <TextInput
            inputMode="numeric"
            value={maxUses}
            onChange={({ target }) => setMaxUses(target.value.replaceAll(/\D/g, ''))}
          />
        </Field>
        <Field label={t('settings.reason')} hint={t('settings.reasonAudit')}>
          <TextInput
            maxLength={SETTING_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
      {code === 'PRECONDITION_FAILED' && <Banner tone="warning">{t('settings.meanwhile')}</Banner>}
      {code === 'PROOF_NEEDED' && change.variables ? (
        <PasswordProof onProven={() => change.variables && change.mutate(change.variables)} />
      ) : (
        <div className="fi-cluster">
          <Button
            variant="secondary"
            resting={!isReady || maxUses === String(promo.maxUses ?? '')}
            onClick={() => change.mutate('limit')}
          >
            {t('settings.limitPromo')}
          </Button>
          <Button variant="danger" resting={!isReady} onClick={() => change.mutate('end')}>
            {t('settings.endPromo')}
          </Button>
        </div>
      )}
    </div>
  )
}
