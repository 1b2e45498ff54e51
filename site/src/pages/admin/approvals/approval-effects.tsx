import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminBookingQuery } from '../admin-reads.ts'
import { RefundEffects } from '../bookings/refund/refund-effects.tsx'
import { refundPreviewQuery, type RefundOrder } from '../bookings/refund/refund-reads.ts'
import { PreviewPart } from '../settings/preview-part.tsx'
import { settingQuery } from '../settings/settings-reads.ts'
import { useMoments } from '../use-moments.ts'
import { promoQuery, wantedPreviewQuery, type Approval, type WantedSetting } from './approvals-reads.ts'

/** What would happen if somebody agreed now: whoever decides sees what whoever asked saw. */
export function ApprovalEffects({ approval: { bookingId, wish } }: { approval: Approval }) {
  const t = useT()
  const { refund, payment, setting, promoChange } = wish
  if (refund && bookingId) return <OfRefund bookingId={bookingId} order={refund} />
  if (payment && bookingId) return <OfTransfer bookingId={bookingId} amountCents={payment.amountCents} />
  if (setting) return <OfSetting setting={setting} />
  if (promoChange) return <OfCode code={promoChange.code} />
  return <p>{t('approval.newCode')}</p>
}

function OfRefund({ bookingId, order }: { bookingId: number; order: RefundOrder }) {
  const preview = useQuery(refundPreviewQuery(useClient(), bookingId, order, undefined))
  return <RefundEffects preview={preview} order={order} isDecision />
}

function OfTransfer({ bookingId, amountCents }: { bookingId: number; amountCents: number }) {
  const t = useT()
  const { money } = useBookingWords()
  const query = useQuery(adminBookingQuery(useClient(), bookingId))
  if (!query.data) return <Unknown query={query} />
  const { outstandingCents } = query.data
  return (
    <DescriptionList
      items={[
        { term: t('approval.awaited'), details: money(outstandingCents) },
        { term: t('approval.pays'), details: money(Math.min(amountCents, outstandingCents)) },
        { term: t('approval.toBalance'), details: money(Math.max(0, amountCents - outstandingCents)) },
      ]}
    />
  )
}

function OfSetting({ setting }: { setting: WantedSetting }) {
  const client = useClient()
  const present = useQuery(settingQuery(client, setting.kind))
  const preview = useQuery(wantedPreviewQuery(client, setting))
  if (!present.data || !preview.data) return <Unknown query={preview} />
  const { value } = present.data.setting.present
  return <PreviewPart preview={preview.data} present={value} value={setting.value} isChanged />
}

function OfCode({ code }: { code: string }) {
  const t = useT()
  const moment = useMoments()
  const query = useQuery(promoQuery(useClient(), code))
  if (!query.data) return <Unknown query={query} />
  const { uses, maxUses, maxUsesPerTraveller, endsAt } = query.data
  return (
    <DescriptionList
      items={[
        { term: t('approval.usedNow'), details: uses },
        { term: t('approval.endsNow'), details: endsAt ? moment(endsAt) : t('approval.noEnd') },
        { term: t('approval.usesNow'), details: maxUses ?? t('approval.noLimit') },
        { term: t('approval.usesEachNow'), details: maxUsesPerTraveller ?? t('approval.noLimit') },
      ]}
    />
  )
}

function Unknown({ query: { error } }: { query: Pick<UseQueryResult, 'error'> }) {
  const t = useT()
  const errorText = useErrorText()
  return <p className="fi-muted">{error ? errorText(error, t('admin.failedText')) : t('admin.updating')}</p>
}
