import { useEffect, useRef } from 'react'
import { webAddress } from '../../subjects/checkout/web-address.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PriceChange } from './price-change.tsx'

/** Why the booking was not made; a final one cannot be mended by pressing again. */
export type PayProblem = { readonly text: string; readonly isFinal: boolean }

type PayMessageProps = {
  problem: PayProblem | null
  beforeCents: number | null
  nowCents: number
  backUrl: string | null
  partner: string | null
}

/** What stands between the traveller and the payment, and the way on. */
export function PayMessage({ problem, beforeCents, nowCents, backUrl, partner }: PayMessageProps) {
  const t = useT()
  const message = useRef<HTMLDivElement>(null)
  const isFinal = problem?.isFinal ?? false
  // The button that had the focus is gone.
  useEffect(() => {
    if (isFinal) message.current?.focus()
  }, [isFinal])
  if (!problem)
    return beforeCents === null ? null : <PriceChange beforeCents={beforeCents} nowCents={nowCents} />
  if (!problem.isFinal) {
    return (
      <Banner tone="danger" live title={t('checkout.notBooked')}>
        {problem.text}
      </Banner>
    )
  }
  const back = (
    <ButtonLink size="sm" variant="secondary" href={webAddress(backUrl) ?? '/'}>
      {partner ? t('checkout.changeAt', { partner }) : t('checkout.change')}
    </ButtonLink>
  )
  return (
    <div ref={message} tabIndex={-1}>
      <Banner tone="danger" live title={t('checkout.notBooked')} action={back}>
        {problem.text}
      </Banner>
    </div>
  )
}
