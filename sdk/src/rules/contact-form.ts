import * as z from 'zod/mini'
import { CONTACT_FORM_LEAST_MS, MESSAGE_MIN_LENGTH, NAME_MIN_LENGTH, SUBJECT_MIN_LENGTH } from './limits.ts'
import { says } from './says.ts'
import { optionalText, requiredEmail, requiredText } from './text-fields.ts'

/** What a message to us can be about: both readings of the specification (section 5) in one list. */
export const CONTACT_CATEGORIES = [
  'general',
  'booking',
  'payment',
  'technical',
  'partnership',
  'vehicle',
  'safety',
  'account',
  'other',
] as const

export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]

/** The wording of the help centre for the same. */
const ALIASES: Readonly<Record<string, ContactCategory>> = {
  'general inquiry': 'general',
  'booking support': 'booking',
  'payment issues': 'payment',
  'technical support': 'technical',
  'partnership inquiry': 'partnership',
}

/** The category that a text names, in either wording; undefined when it names none. */
export function contactCategory(text: string): ContactCategory | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
  if (Object.hasOwn(ALIASES, words)) return ALIASES[words]
  return CONTACT_CATEGORIES.find((category) => category === words)
}

/** The contact form's rules (spec section 5). The phone may be left out. */
export const contactSchema = z.object({
  name: requiredText('nameMin', NAME_MIN_LENGTH),
  email: requiredEmail(),
  phone: optionalText(),
  subject: requiredText('subjectMin', SUBJECT_MIN_LENGTH),
  category: requiredText('categoryRequired').check(
    z.refine((text) => text === '' || contactCategory(text) !== undefined, {
      error: says('categoryRequired'),
    }),
  ),
  message: requiredText('messageMin', MESSAGE_MIN_LENGTH),
})

/** The form as it is sent. */
export type ContactForm = z.output<typeof contactSchema>

/** Whether a program filled the form in: a field that people do not see holds something, or nobody is that fast. */
export function isContactTrapped({
  website,
  filledInMs,
}: {
  website?: string | undefined
  filledInMs?: number | undefined
}): boolean {
  return Boolean(website) || (filledInMs !== undefined && filledInMs < CONTACT_FORM_LEAST_MS)
}
