import { useBookingWords } from '../booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import type { BankTransfer, PaymentMethod } from './booking-payment.ts'
import { CopyButton } from './copy-button.tsx'
import { ibanGroups } from './iban.ts'
import './bank-details.css'

type BankDetailsProps = {
  transfer: BankTransfer
  /** The ways to pay that are on. */
  methods: readonly PaymentMethod[]
}

/** Where to send the money of a bank transfer, and what happens then. */
export function BankDetails({ transfer, methods }: BankDetailsProps) {
  const t = useT()
  const words = useBookingWords()
  const { holder, iban, bic, bankName, reference, amountCents, isExample } = transfer
  const amount = words.money(amountCents)
  return (
    <div className="fi-stack">
      {isExample && (
        <Banner tone="warning" title={t('payments.example')}>
          {t('payments.exampleText')}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('payments.holder'), details: holder },
          {
            term: t('payments.iban'),
            details: (
              <span className="bank-details__value">
                <span className="bank-details__number">{ibanGroups(iban)}</span>
                <CopyButton text={iban} label={t('payments.copyIban')} />
              </span>
            ),
          },
          ...(bic ? [{ term: t('payments.bic'), details: bic }] : []),
          ...(bankName ? [{ term: t('payments.bank'), details: bankName }] : []),
          {
            term: t('payments.reference'),
            details: (
              <span className="bank-details__value">
                <span className="bank-details__number">{reference}</span>
                <CopyButton text={reference} label={t('payments.copyReference')} />
              </span>
            ),
          },
          { term: t('payments.amount'), details: amount, total: true },
        ]}
      />
      <section className="fi-stack fi-stack--tight">
        <h2 className="fi-subheading">{t('payments.transferNext')}</h2>
        <ol className="bank-details__steps">
          <li>{t('payments.transferSend', { amount, reference })}</li>
          <li>
            {t('payments.transferTime')} {methods.includes('card') && t('payments.transferSoon')}
          </li>
          <li>{t('payments.transferDone')}</li>
        </ol>
      </section>
    </div>
  )
}
