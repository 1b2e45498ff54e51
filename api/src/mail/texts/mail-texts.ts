import type { CancellationReason, Mail, MailKind, Receipt } from '../mail-templates.ts'
import type { Quantity } from '../quantities.ts'

/**
 * Everything the mails say in one language. A language is a file beside this one, named by its code and listed in
 * `mail-languages.ts`; what it lacks, the compiler names.
 *
 * Names in braces are filled in. Everywhere: `{brand}`, `{supportEmail}`, `{firstName}` and the quantities. Where the
 * mail has it: `{number}` of the booking, `{newEmail}`, `{closesOn}`, `{erasedOn}`, `{paidOn}`, `{total}`, `{refund}`,
 * `{vehicle}`.
 */
export interface MailTexts {
  greeting: string
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
  priceLines: Record<'START' | 'DISTANCE' | 'CLASS' | 'MINIMUM' | 'RETURN' | 'DISCOUNT', string>
  cancellation: {
    reasons: Record<CancellationReason, string>
    refund: string
    noRefund: string
  }
  /** Numbers with their words, each in the case that this language's sentences need. `{n}` is the number. */
  quantities: Record<Quantity, Plural>
  letters: { [Kind in MailKind]: LetterTexts<Kind> }
}

/** Forms by Intl.PluralRules; a language gives those it has. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

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
  'email-changed': 'lead' | 'advice'
  'reset-password': 'lead' | 'note'
  'password-changed': 'lead' | 'advice'
  'booking-received': 'lead'
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
