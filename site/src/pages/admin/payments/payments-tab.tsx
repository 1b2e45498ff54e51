import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { ReviewsList } from './reviews-list.tsx'
import { SessionsList } from './sessions-list.tsx'

const STATES = ['waiting', 'decided', 'all'] as const

/** Payments that fit nothing we asked for, those that were decided, and every attempt to pay. */
export function PaymentsTab() {
  const t = useT()
  const { address, go } = useAdminAddress()
  const state = STATES.find((known) => known === address.state) ?? 'waiting'
  return (
    <>
      <div className="admin-states">
        <Segmented
          legend={t('admin.payments')}
          choices={STATES.map((value) => ({ value, label: t(`admin.payments.${value}`) }))}
          value={state}
          onChange={(value) =>
            go(value === 'waiting' ? { tab: 'payments' } : { tab: 'payments', state: value })
          }
        />
      </div>
      {state === 'all' ? <SessionsList /> : <ReviewsList state={state} />}
    </>
  )
}
