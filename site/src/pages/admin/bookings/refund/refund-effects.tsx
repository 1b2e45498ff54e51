import { FiacreError } from '@fiacre/sdk'
import type { UseQueryResult } from '@tanstack/react-query'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../../base/i18n/use-error-text.ts'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { Banner } from '../../../../ui/banner/banner.tsx'
import { DescriptionList } from '../../../../ui/description-list/description-list.tsx'
import { givesNothing } from './refund-order.ts'
import { postingLines } from './posting-lines.ts'
import type { RefundOrder, RefundPreview } from './refund-reads.ts'

type RefundEffectsProps = {
  preview: Pick<UseQueryResult<RefundPreview>, 'data' | 'error' | 'isPlaceholderData'> | undefined
  order: RefundOrder | null
  /** Whether it is shown to the second person, who knows that one was asked. */
  isDecision?: boolean
}

/** What a refund does: what the terms give, whether somebody else has to agree, where the money goes, and what the traveller is told. */
export function RefundEffects({ preview, order, isDecision = false }: RefundEffectsProps) {
  const t = useT()
  const { money } = useBookingWords()
  const errorText = useErrorText()
  if (!preview || !order) return null
  if (givesNothing(order)) return <p className="fi-muted">{t('refund.sayHowMuch')}</p>
  const { data, error, isPlaceholderData } = preview
  if (error) {
    const text =
      error instanceof FiacreError ? errorText(error, t('admin.failedText')) : t('admin.failedText')
    return (
      <Banner tone="warning" title={t('refund.cannot')}>
        {text}
      </Banner>
    )
  }
  if (!data) return null
  const { terms, postings, mails } = data
  const lines = postingLines(postings)
  return (
    <div className="fi-stack" aria-busy={isPlaceholderData}>
      {terms.needsApproval && !isDecision && (
        <Banner tone="warning" title={t('refund.needsApproval')}>
          {t('refund.needsApprovalText')}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('refund.terms'), details: order.cancel ? money(terms.policyCents) : t('refund.noTerms') },
          { term: t('refund.most'), details: money(terms.mostCents) },
          { term: t('refund.mostToCard'), details: money(terms.mostToCardCents) },
          { term: t('refund.standsThen'), details: t(`bookings.status.${data.status}`) },
          { term: t('refund.paidThen'), details: money(data.paidCents) },
          { term: t('refund.balanceThen'), details: money(data.balanceCents) },
          { term: t('refund.told'), details: mails.map((kind) => t(`refund.mail.${kind}`)).join(', ') },
        ]}
      />
      {lines.length > 0 && (
        <>
          <p className="fi-small fi-muted">{t('admin.postings')}</p>
          <DescriptionList
            items={lines.map(({ account, amountCents }) => ({
              term: <code>{account}</code>,
              details: money(amountCents),
            }))}
          />
        </>
      )}
    </div>
  )
}
