/** A mail as its parts, from which the text and the HTML are made. Nothing in it is escaped. */
export interface Letter {
  language: string
  /** The heading too. */
  subject: string
  /** What lists of mails show beside the subject. */
  preview: string
  greeting: string
  /** Above the facts and the button. */
  paragraphs: string[]
  tables: LetterTable[]
  action: { label: string; link: string; fallback: string } | undefined
  /** Below the button: where else to go. */
  links: { label: string; link: string }[]
  /** Below them. */
  note: string | undefined
  /** Who writes, why, and whom to ask. */
  footer: string[]
}

/** Facts under a title; what counts most stands last. */
export interface LetterTable {
  title: string
  rows: [label: string, value: string][]
  sums?: [label: string, value: string][]
}
