import { prepaymentCents } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { dateFormat } from '../../base/i18n/formats.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import type { NewPayment, WayToPay } from './way-to-pay.ts'

/** When the ride begins, and the zone whose days count. */
export type PickupMoment = { readonly pickupAt: string; readonly timeZone: string }

/** Up to so many days before pickup a bank transfer may come too late. */
const TRANSFER_DAYS = 4
const DAY_MS = 86_400_000

type WayWords = { readonly name: string; readonly cents: number; readonly hint: string }

/** What each way to pay is called, what it costs now, and what is to be known of it. */
export function useWayWords(payment: NewPayment, pickup: PickupMoment): Readonly<Record<WayToPay, WayWords>> {
  const t = useT()
  const { money } = useBookingWords()
  const { language } = useLanguage()
  const { totalCents, minimumPrepaymentPercent: percent, company } = payment
  const partCents = prepaymentCents(totalCents, percent)
  const day = dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: pickup.timeZone,
  }).format(new Date(pickup.pickupAt))
  const [now] = useState(() => Date.now())
  const days = Math.floor((Date.parse(pickup.pickupAt) - now) / DAY_MS)
  const leftCents = company?.leftCents ?? null
  const late = days <= TRANSFER_DAYS && t('payments.transferLate', { days })
  const left = leftCents !== null && t('payments.onInvoiceLeft', { amount: money(leftCents) })
  return {
    all: { name: t('payments.allByCard'), cents: totalCents, hint: t('payments.allByCardHint') },
    part: {
      name: t('payments.partByCard', { percent }),
      cents: partCents,
      hint: t('payments.partByCardHint', { rest: money(totalCents - partCents), day }),
    },
    transfer: {
      name: t('payments.byTransfer'),
      cents: totalCents,
      hint: sentences(t('payments.byTransferHint'), late),
    },
    invoice: {
      name: t('payments.onInvoice', { company: company?.name ?? '' }),
      cents: totalCents,
      hint: sentences(t('payments.onInvoiceHint'), left),
    },
  }
}

const sentences = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ')
