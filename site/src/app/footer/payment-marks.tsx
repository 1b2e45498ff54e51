import type { ClientSettings } from '@fiacre/sdk'
import type { ReactNode } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import './payment-marks.css'

type CardPayments = NonNullable<ClientSettings['cardPayments']>
type Mark = CardPayments['marks'][number]

const word = (text: string, x = 24, style?: 'italic') => (
  <text x={x} y="19.6" textAnchor="middle" fontStyle={style}>
    {text}
  </text>
)

/** Our own drawings of them, 48 by 30, in one ink. */
const MARKS: Record<Mark, { name: string; drawing: ReactNode }> = {
  visa: { name: 'Visa', drawing: word('VISA', 24, 'italic') },
  mastercard: {
    name: 'Mastercard',
    drawing: (
      <>
        <circle cx="19.5" cy="15" r="8" />
        <circle className="payment-marks__open" cx="28.5" cy="15" r="7.3" />
      </>
    ),
  },
  'american-express': { name: 'American Express', drawing: word('AMEX') },
  'apple-pay': {
    name: 'Apple Pay',
    drawing: (
      <>
        <path d="M15.2 12.2c-.9-.1-1.5.5-2.1.5s-1.2-.5-2-.5c-1.9 0-3.3 1.6-3.3 3.7 0 2.4 1.6 5.1 3 5.1.8 0 1.2-.5 2.2-.5s1.3.5 2.2.5c1.2 0 2.1-1.7 2.6-2.9-2.1-1-2.3-3.7-.3-4.8-.5-.7-1.3-1.1-2.3-1.1ZM14.9 8.5c-1.2.2-2.1 1.3-2 2.6 1.2 0 2.2-1.2 2-2.6Z" />
        {word('Pay', 31)}
      </>
    ),
  },
  'google-pay': {
    name: 'Google Pay',
    drawing: (
      <>
        <path className="payment-marks__open" d="M16.4 12.7a4.2 4.2 0 1 0 1 3.3H13.1" />
        {word('Pay', 31)}
      </>
    ),
  },
}

/** The cards and wallets that the gateway's page takes, and who keeps the numbers. Nothing where no real card is taken. */
export function PaymentMarks() {
  const t = useT()
  const { cardPayments } = useClientSettings()
  if (!cardPayments) return null
  return (
    <div className="payment-marks">
      <ul className="payment-marks__list" aria-label={t('shell.payBy')}>
        {cardPayments.marks.map((mark) => (
          <li key={mark}>
            <svg className="payment-marks__mark" viewBox="0 0 48 30" role="img" aria-label={MARKS[mark].name}>
              <rect className="payment-marks__edge" x="0.5" y="0.5" width="47" height="29" rx="4.5" />
              {MARKS[mark].drawing}
            </svg>
          </li>
        ))}
      </ul>
      <p>{t('shell.cardsAt', { gateway: cardPayments.gateway })}</p>
    </div>
  )
}
