import type { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { CancellationReason, Mail, MailKind, Receipt } from '../mail.ts'
import type { Quantity } from '../letter/quantities.ts'

/**
 * Everything the mails say in one language. A language is a file beside this one, named by its code and listed in
 * `mail-languages.ts`; what it lacks, the compiler names.
 *
 * Names in braces are filled in. Everywhere: `{brand}`, `{supportEmail}`, `{firstName}` and the quantities. Where the
 * mail has it: `{number}` of the booking, `{newEmail}`, `{closesOn}`, `{erasedOn}`, `{paidOn}`, `{total}`, `{refund}`,
 * `{amount}`, `{charged}`, `{due}`, `{vehicle}`.
 */
export interface MailTexts {
  /** Without the name where a language would have to bend it to address somebody. */
  greeting: string
  /** To an address that nobody confirmed: who reads it is not known. */
  greetingWithoutName: string
  /** What the brand does, in a few words. */
  tagline: string
  /** Why this address gets the mail. */
  why: string
  questions: string
  /** Before the link as text, in case the button does nothing. */
  linkFallback: string
  labels: Record<Label, string>
  methods: Record<Receipt['method'], string>
  /** The lines of a price by their codes. */
  priceLines: Record<PriceLine, string>
  cancellation: {
    reasons: Record<CancellationReason, string>
    /** Of a change that makes a booking cheaper too. */
    refund: string
    noRefund: string
  }
  /** Of an extra, as the value beside its name. */
  included: string
  dueOnTheDay: string
  /** Of a change that makes a booking dearer. */
  charged: string
  /** What the booking's page offers. */
  documents: string
  exampleAccount: string
  /** The classes of vehicles for which the language has names of its own. */
  vehicles: Partial<Record<(typeof VEHICLE_CLASSES)[number]['name'], string>>
  /** Numbers with their words, each in the case that this language's sentences need. `{n}` is the number. */
  quantities: Record<Quantity, Plural>
  letters: { [Kind in MailKind]: LetterTexts<Kind> }
}

/** Forms by Intl.PluralRules; a language gives those it has. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type PriceLine =
  | 'START'
  | 'DISTANCE'
  | 'CLASS'
  | 'MINIMUM'
  | 'RETURN'
  | 'CHILD_SEATS'
  | 'MEET_AND_GREET'
  | 'FLEXIBLE'
  | 'DISCOUNT'

type Label =
  | 'booking'
  | 'number'
  | 'from'
  | 'to'
  | 'pickup'
  | 'return'
  | 'vehicle'
  | 'passengers'
  | 'total'
  | 'payment'
  | 'paidOn'
  | 'method'
  | 'suitcases'
  | 'handLuggage'
  | 'infantSeats'
  | 'childSeats'
  | 'boosterSeats'
  | 'nameBoard'
  | 'travelNumber'
  | 'tariff'
  | 'notes'
  | 'cancelUntil'
  | 'changeUntil'
  | 'changes'
  | 'paid'
  | 'outstanding'
  | 'dueToDriver'
  | 'holder'
  | 'bank'
  | 'amount'
  | 'reference'

/**
 * A mail's subject, which is its heading too, its button, and its paragraphs: `lead` says what happened, `advice` what
 * to do, both above the button; `note` stands below it.
 */
type LetterTexts<Kind extends MailKind> = Record<'subject' | Paragraphs[Kind] | Action<Kind>, string>

type Action<Kind extends MailKind> = Extract<Mail, { kind: Kind }> extends { link: string } ? 'action' : never

interface Paragraphs extends Record<MailKind, 'lead' | 'advice' | 'note'> {
  'confirm-email': 'lead' | 'note'
  'confirm-new-email': 'lead' | 'note'
  'email-change-asked': 'lead' | 'advice'
  'email-changed': 'lead' | 'advice' | 'note'
  'email-change-undone': 'lead' | 'advice'
  'sign-in-link': 'lead' | 'note'
  'reset-password': 'lead' | 'note'
  'password-changed': 'lead' | 'advice'
  'booking-received': 'lead'
  'bank-transfer': 'lead' | 'advice'
  'payment-processing': 'lead' | 'advice'
  'payment-in-review': 'lead' | 'advice'
  'payment-returned': 'lead'
  'payment-to-balance': 'lead' | 'advice'
  'booking-changed': 'lead'
  'booking-paid': 'lead' | 'note'
  receipt: 'lead'
  /** What happened and what goes back stand in `cancellation`. */
  'booking-cancelled': never
  'payment-failed': 'lead'
  'closing-warning': 'lead' | 'advice'
  'account-closed': 'lead' | 'advice'
  'account-deleted': 'lead' | 'note'
  'account-blocked': 'lead' | 'advice'
}
