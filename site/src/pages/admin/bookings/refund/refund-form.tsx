import { etagOf, FiacreError } from '@fiacre/sdk'
import { REFUND_ORDER_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type SubmitEvent } from 'react'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useAttemptKey } from '../../../../base/forms/use-attempt-key.ts'
import { writeEuros } from '../../../../base/forms/euro-text.ts'
import { useLanguage, useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../../ui/banner/banner.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { TextArea } from '../../../../ui/text-input/text-area.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import type { AdminBooking } from '../../admin-reads.ts'
import { useAdminChange } from '../../use-admin-change.ts'
import { givesNothing, orderOf, REFUND_CAUSES, type RefundDraft } from './refund-order.ts'
import { RefundEffects } from './refund-effects.tsx'
import { refundPreviewQuery, type RefundOrder } from './refund-reads.ts'

const EMPTY: RefundDraft = { cause: 'none', toBalance: '', toCard: '', reason: '' }
const NOTHING: RefundOrder = { cancel: { cause: 'company' }, toBalanceCents: 0, toCardCents: 0, reason: null }

/** Cancels or refunds a booking: what goes back and where, with what it does beside it before it is done. */
export function RefundForm({ booking }: { booking: AdminBooking }) {
  const t = useT()
  const { language } = useLanguage()
  const client = useClient()
  const attempts = useAttemptKey()
  const [typed, setTyped] = useState(EMPTY)
  // Until somebody types a sum, a cancellation gives back what the terms give: less is nobody's slip.
  const [isByTerms, setByTerms] = useState(false)
  const bare = orderOf({ ...EMPTY, cause: typed.cause }) ?? NOTHING
  const byTerms = useQuery({
    ...refundPreviewQuery(client, booking.id, bare, etagOf(booking)),
    enabled: bare.cancel !== null,
  })
  const policyCents = byTerms.isPlaceholderData ? undefined : byTerms.data?.terms.policyCents
  const draft =
    isByTerms && policyCents !== undefined
      ? { ...typed, toBalance: writeEuros(policyCents, language), toCard: '' }
      : typed
  const order = orderOf(draft)
  const asked = useDeferredValue(order ?? NOTHING)
  // The reason does not change what it does.
  const preview = useQuery({
    ...refundPreviewQuery(client, booking.id, { ...asked, reason: null }, etagOf(booking)),
    enabled: order !== null && !givesNothing(asked),
  })
  const terms = preview.data?.terms
  const change = useAdminChange({
    async change(body: RefundOrder) {
      try {
        const idempotencyKey = attempts.keyFor(body)
        const done = await client.refundBooking({
          path: { bookingId: booking.id },
          body,
          ifMatch: etagOf(booking),
          idempotencyKey,
        })
        attempts.answered()
        return { ...done, backCents: body.toBalanceCents + body.toCardCents }
      } catch (error) {
        attempts.failed(error)
        throw error
      }
    },
    done: ({ outcome, backCents }) => {
      const moved = backCents > 0 ? 'refund.doneText' : 'refund.nothingText'
      return {
        title: t('refund.done'),
        description: t(outcome === 'requested' ? 'refund.requestedText' : moved),
      }
    },
    failed: { title: t('refund.failed'), description: t('admin.failedText') },
    onDone: () => setTyped(EMPTY),
  })
  const set = (more: Partial<RefundDraft>) => setTyped((before) => ({ ...before, ...more }))
  const setSums = (more: Partial<RefundDraft>) => {
    setByTerms(false)
    set(more)
  }
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'
  const lacksReason = Boolean(terms?.needsReason) && draft.reason.trim() === ''
  const isReady = order !== null && preview.isSuccess && !preview.isPlaceholderData && !lacksReason

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isReady && !change.isPending) change.mutate(order)
  }

  return (
    <form className="admin-refund" onSubmit={submit} noValidate>
      <div className="fi-stack">
        <Field label={t('refund.what')}>
          <Select
            value={draft.cause}
            onChange={({ target }) => {
              set({ cause: REFUND_CAUSES.find((each) => each === target.value) ?? 'none' })
              // Sums that were typed stay.
              setByTerms(
                (before) => target.value !== 'none' && (before || (!typed.toBalance && !typed.toCard)),
              )
            }}
          >
            {REFUND_CAUSES.filter((each) => each === 'none' || booking.status !== 'cancelled').map((each) => (
              <option key={each} value={each}>
                {t(`refund.cause.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="admin-record__fields">
          <Field label={t('refund.toBalance')} error={order ? undefined : t('admin.amountWrong')}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={draft.toBalance}
              onChange={({ target }) => setSums({ toBalance: target.value })}
            />
          </Field>
          <Field label={t('refund.toCard')}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={draft.toCard}
              onChange={({ target }) => setSums({ toCard: target.value })}
            />
          </Field>
        </div>
        {terms && draft.cause !== 'none' && (
          <div>
            <Button size="sm" variant="quiet" onClick={() => setByTerms(true)}>
              {t('refund.asTerms')}
            </Button>
          </div>
        )}
        <Field
          label={t('refund.reason')}
          hint={t('admin.noteHint')}
          {...(!terms?.needsReason && { optionalLabel: t('optional') })}
        >
          <TextArea
            rows={2}
            maxLength={REFUND_ORDER_REASON_MAX_LENGTH}
            value={draft.reason}
            required={terms?.needsReason ?? false}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
        {isMeanwhile && (
          <Banner tone="warning" live title={t('admin.meanwhile')}>
            {t('refund.meanwhileText')}
          </Banner>
        )}
        <div>
          <Button
            type="submit"
            variant={order?.cancel ? 'danger' : 'primary'}
            disabled={!isReady}
            loading={change.isPending}
            loadingLabel={t('admin.updating')}
          >
            {t(terms?.needsApproval ? 'refund.request' : order?.cancel ? 'refund.cancel' : 'refund.give')}
          </Button>
        </div>
      </div>
      <RefundEffects preview={order ? preview : undefined} order={order} />
    </form>
  )
}
