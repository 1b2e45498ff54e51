import {
  PROMO_CODE_NAME_MAX_LENGTH,
  PROMO_CODE_NAME_MIN_LENGTH,
  SERVICE_FEE_PERCENT,
} from '@fiacre/sdk/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { usePartnerChange } from '../use-partner-change.ts'
import { PROMOS_KEY, type PromoWanted } from './promo-reads.ts'

const PERCENTS = Array.from({ length: SERVICE_FEE_PERCENT }, (_, n) => n + 1)

/** A new code: its name, what guests save and what is left to the partner, and its limits. */
export function NewPromoForm() {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const [code, setCode] = useState('')
  const [percent, setPercent] = useState(Math.ceil(SERVICE_FEE_PERCENT / 2))
  const [lastDay, setLastDay] = useState('')
  const [most, setMost] = useState('')
  const { send, isSending, wrong } = usePartnerChange({
    change: (body: PromoWanted) => client.addPartnerPromoCode({ body }),
    done: t('partner.promoMade'),
    onDone() {
      setCode('')
      void cache.invalidateQueries({ queryKey: PROMOS_KEY })
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    send({
      code: code.trim(),
      percent,
      // Through the day, on the clocks of whoever made it.
      endsAt: lastDay ? new Date(`${lastDay}T23:59:59`).toISOString() : null,
      maxUses: most ? Number(most) : null,
    })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <h3 className="partner-subtitle">{t('partner.newPromo')}</h3>
      <div className="partner-filters">
        <Field
          label={t('partner.promoCode')}
          error={
            wrong.has('code') &&
            t('partner.promoCodeWrong', {
              least: PROMO_CODE_NAME_MIN_LENGTH,
              most: PROMO_CODE_NAME_MAX_LENGTH,
            })
          }
        >
          <TextInput
            value={code}
            autoComplete="off"
            maxLength={PROMO_CODE_NAME_MAX_LENGTH}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Field label={t('partner.promoSaves')}>
          <Select value={percent} onChange={({ target }) => setPercent(Number(target.value))}>
            {PERCENTS.map((each) => (
              <option key={each} value={each}>
                {t('partner.promoPercent', { percent: each })}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('partner.promoLastDay')}
          error={wrong.has('endsAt') && t('partner.promoLastDayWrong')}
        >
          <TextInput type="date" value={lastDay} onChange={({ target }) => setLastDay(target.value)} />
        </Field>
        <Field label={t('partner.promoMost')} error={wrong.has('maxUses') && t('partner.promoMostWrong')}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            value={most}
            onChange={({ target }) => setMost(target.value)}
          />
        </Field>
      </div>
      <p>{t('partner.promoSplit', { guests: percent, left: SERVICE_FEE_PERCENT - percent })}</p>
      <div>
        <Button type="submit" loading={isSending} loadingLabel={t('partner.saving')}>
          {t('partner.makePromo')}
        </Button>
      </div>
    </form>
  )
}
