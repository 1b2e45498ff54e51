import type { Booking } from '@fiacre/sdk'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import type { ChangePreview } from './use-change-preview.ts'
import { isOnInvoice, refundPlace } from '../../../subjects/booking/refund-place.ts'

type ChangeAmountsProps = {
  booking: Booking
  preview: ChangePreview
  /** Leaves the two prices out, where they stand already. */
  isShort: boolean
}

/** The price before and after, and where the difference goes. */
export function ChangeAmounts({ booking, preview, isShort }: ChangeAmountsProps) {
  const t = useT()
  const { money } = useBookingWords()
  const { totalBeforeCents, totalAfterCents, differenceCents, toPayCents, creditCents } = preview
  const toDriver = preview.dueToCarrierCents
  const isBare = isShort || isOnInvoice(booking)
  const where = [
    toPayCents > 0 && {
      term: t(preview.onInvoice ? 'bookings.onCompanyInvoice' : 'bookings.toPayNow'),
      details: money(toPayCents),
    },
    creditCents > 0 &&
      !isOnInvoice(booking) && {
        term: t('booking.toBalance', { to: refundPlace(booking) }),
        details: money(creditCents),
      },
    (toDriver > 0 || booking.dueToCarrierCents > 0) && {
      term: t('bookings.money.dueToCarrier'),
      details:
        toDriver === booking.dueToCarrierCents
          ? money(toDriver)
          : t('booking.fromTo', { from: money(booking.dueToCarrierCents), to: money(toDriver) }),
    },
  ]
  const difference =
    differenceCents === 0
      ? t('booking.samePrice')
      : t(differenceCents > 0 ? 'booking.more' : 'booking.less', { amount: money(Math.abs(differenceCents)) })
  const items = [
    ...(isBare ? [] : [{ term: t('booking.priceBefore'), details: money(totalBeforeCents) }]),
    // A dearer change is paid by whoever asks for it; what is cheaper, the partner has.
    ...(isOnInvoice(booking) && toPayCents === 0
      ? []
      : [{ term: t('booking.difference'), details: difference }]),
    ...where.filter((item) => item !== false),
    ...(isBare ? [] : [{ term: t('booking.priceAfter'), details: money(totalAfterCents), total: true }]),
  ]
  return items.length > 0 && <DescriptionList items={items} />
}

type UseBalanceProps = { preview: ChangePreview; checked: boolean; onChange: (checked: boolean) => void }

/** Whether the account balance goes into what has to be paid. */
export function UseBalance({ preview, checked, onChange }: UseBalanceProps) {
  const t = useT()
  const { money } = useBookingWords()
  const amount = money(Math.min(preview.balanceCents, preview.toPayCents))
  return (
    <Checkbox
      label={t('booking.useBalance', { amount, balance: money(preview.balanceCents) })}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

/** What the button does, to the cent. */
export function ApplyWords({
  booking,
  preview,
  fromBalance,
}: {
  booking: Booking
  preview: ChangePreview
  fromBalance: number
}) {
  const t = useT()
  const { money } = useBookingWords()
  if (preview.onInvoice) return t('booking.apply')
  const toPay = preview.toPayCents - fromBalance
  if (toPay > 0) return t('booking.applyAndPay', { amount: money(toPay) })
  if (fromBalance > 0) return t('booking.applyFromBalance', { amount: money(fromBalance) })
  if (preview.creditCents > 0 && !isOnInvoice(booking))
    return t('booking.applyAndGet', { amount: money(preview.creditCents) })
  return t('booking.apply')
}
