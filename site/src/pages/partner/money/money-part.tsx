import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { EarningsPart } from '../../../subjects/payouts/earnings-part.tsx'
import type { Partner } from '../partner-reads.ts'
import { AccountPart } from './account-part.tsx'
import { InvoicesPart } from './invoices-part.tsx'
import { SelfBillingPart } from './self-billing-part.tsx'
import { PeoplePart } from './people-part.tsx'

/** What the partner earned, what it owes for bookings on its invoice, and where it is paid. */
export function MoneyPart({ partner }: { partner: Partner }) {
  const t = useT()
  return (
    <div className="fi-stack fi-stack--loose">
      <EarningsPart payee="partner" title={t('partner.money')} />
      <SelfBillingPart mayChange={partner.role === 'owner'} />
      <InvoicesPart />
      <PeoplePart />
      <AccountPart mayChange={partner.role === 'owner'} />
    </div>
  )
}
