import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { useMoments } from '../use-moments.ts'
import type { Approval } from './approvals-reads.ts'

type Fact = { term: string; details: string }

/** What somebody wants, in words: of what, in a line, and each of its facts. */
export function useWantedWords() {
  const t = useT()
  const { money } = useBookingWords()
  const moment = useMoments()
  const often = (most: number | null | undefined) => String(most ?? t('approval.noLimit'))
  const until = (end: string | null | undefined) => (end ? moment(end) : t('approval.noEnd'))
  const what = (key: string): Fact => ({ term: t('approval.what'), details: t(`approval.${key}`) })

  /** The booking's number, the code, or what the setting is called. */
  function subject({
    bookingNumber,
    wish: { setting, promoCode, promoChange, credit, invoicePayment, writeOff },
  }: Approval): string {
    if (credit) return credit.partnerName
    if (invoicePayment ?? writeOff) return (invoicePayment ?? writeOff)?.number ?? ''
    if (setting) return t(`settings.kind.${setting.kind}`)
    return bookingNumber ?? promoCode?.code ?? promoChange?.code ?? ''
  }

  function line({
    wish: { refund, payment, setting, promoCode, waiver, credit, invoicePayment, writeOff },
  }: Approval): string {
    if (credit) return t('approval.setCredit')
    if (invoicePayment) return t('approval.invoicePaid')
    if (writeOff) return t('approval.writeOff')
    if (waiver) return t('approval.waive')
    if (refund) return t(refund.cancel ? 'approval.cancel' : 'approval.give')
    if (payment) return t('approval.transfer')
    if (setting) return t('approval.setPrices')
    return t(promoCode ? 'approval.makeCode' : 'approval.widenCode')
  }

  function facts({
    amountCents,
    wish: { refund, payment, setting, promoCode, promoChange, waiver, credit, invoicePayment, writeOff },
  }: Approval): Fact[] {
    const amount = { term: t('admin.amount'), details: money(amountCents ?? 0) }
    if (credit)
      return [
        what('setCredit'),
        { term: t('approval.partner'), details: credit.partnerName },
        amount,
        { term: t('approval.daysToPay'), details: String(credit.daysToPay) },
      ]
    if (invoicePayment)
      return [
        what('invoicePaid'),
        { term: t('approval.invoice'), details: invoicePayment.number },
        { term: t('approval.partner'), details: invoicePayment.partnerName },
        amount,
        { term: t('approval.bankReference'), details: invoicePayment.bankReference },
      ]
    if (writeOff)
      return [
        what('writeOff'),
        { term: t('approval.invoice'), details: writeOff.number },
        { term: t('approval.partner'), details: writeOff.partnerName },
        amount,
      ]
    if (waiver) return [what('waive'), amount]
    if (refund) {
      return [
        what(refund.cancel ? `cause.${refund.cancel.cause}` : 'give'),
        { term: t('approval.toBalance'), details: money(refund.toBalanceCents) },
        { term: t('approval.toCard'), details: money(refund.toCardCents) },
      ]
    }
    if (payment) return [what('transfer'), { term: t('admin.amount'), details: money(payment.amountCents) }]
    if (setting)
      return [
        what('setPrices'),
        { term: t('approval.from'), details: setting.validFrom ?? t('approval.atOnce') },
      ]
    const limits = promoCode ?? promoChange
    return [
      what(promoCode ? 'makeCode' : 'widenCode'),
      ...(promoCode
        ? [
            {
              term: t('settings.takes'),
              details: promoCode.percent
                ? t('settings.percent', { percent: promoCode.percent })
                : money(promoCode.amountCents ?? 0),
            },
            { term: t('settings.promoClasses'), details: classes(promoCode.vehicleTypeIds) },
            ...(promoCode.startsAt
              ? [{ term: t('approval.from'), details: moment(promoCode.startsAt) }]
              : []),
          ]
        : []),
      ...(promoCode || limits?.endsAt !== undefined
        ? [{ term: t('approval.ends'), details: until(limits?.endsAt) }]
        : []),
      ...(promoCode || limits?.maxUses !== undefined
        ? [{ term: t('settings.maxUses'), details: often(limits?.maxUses) }]
        : []),
      ...(promoCode || limits?.maxUsesPerTraveller !== undefined
        ? [{ term: t('settings.perTraveller'), details: often(limits?.maxUsesPerTraveller) }]
        : []),
    ]
  }

  function classes(ids: readonly number[] | null | undefined): string {
    if (!ids) return t('approval.allClasses')
    return VEHICLE_CLASSES.filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  }

  return { subject, line, facts }
}
