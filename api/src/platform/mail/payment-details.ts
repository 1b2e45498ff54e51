/** Where to send a bank transfer. */
export interface TransferDetails {
  holder: string
  /** Without spaces; the mail groups it. */
  iban: string
  bic: string | null
  bankName: string | null
  reference: string
  amountCents: number
  /** Nobody's account: the mail says that no money must be sent there. */
  isExample: boolean
}

export interface Receipt {
  /** YYYY-MM-DD. */
  paidOn: string
  method: 'card' | 'bank-transfer' | 'balance' | 'invoice' | 'test'
  /** The code of a price's line (`START`, `DISTANCE` …), which is said in the mail's language, or any other text. */
  lines: { label: string; amountCents: number }[]
  /** What the lines add up to. */
  totalCents: number
  /** How much of it the balance paid, where the rest came another way. */
  balanceCents?: number
  /** This payment; without it, all that was paid for the booking. */
  paidCents?: number
}
