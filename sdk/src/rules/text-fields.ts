import * as z from 'zod/mini'
import { isCalendarDate, isTimeOfDay } from './calendar-date.ts'
import { countCharacters } from './count-characters.ts'
import { PASSWORD_MAX_LENGTH } from './field-limits.data.ts'
import { PASSWORD_MIN_LENGTH } from './limits.ts'
import { message } from './messages.ts'
import type { MessageId } from './messages.ts'
import { hasWebAddress, hasWebAddressInName } from './web-address.ts'

/** A text that must not be blank; what is missing altogether gets the same message. */
export const requiredText = (required: MessageId, shortest = 1) =>
  z
    .string(message(required, { letters: shortest }))
    .check(z.trim(), z.minLength(shortest, message(required, { letters: shortest })))

/** The name of a place, without a web address: it stands in mails and on papers. */
export const placeText = (required: MessageId) => requiredText(required).check(without(hasWebAddress))

/** A part of a person's name, without a web address: it stands in mails, also to somebody else's address. */
export const personName = (required: MessageId, shortest = 1) =>
  requiredText(required, shortest).check(without(hasWebAddressInName))

/** A text that may be missing, null or blank. */
export const optionalText = () => z.nullish(z.string().check(z.trim()))

/** A secret that must not be empty: never trimmed, blanks are part of it. */
export const requiredSecret = (required: MessageId) =>
  z.string(message(required)).check(z.minLength(1, message(required)))

/**
 * A password to be, neither too short nor too long (spec section 5). Any character counts, an emoji as one; whether it is too common
 * only the service can tell.
 */
export const newPassword = (required: MessageId) =>
  requiredSecret(required).check(
    z.refine((password) => password === '' || countCharacters(password) >= PASSWORD_MIN_LENGTH, {
      error: message('passwordTooShort'),
    }),
    z.refine((password) => countCharacters(password) <= PASSWORD_MAX_LENGTH, {
      error: message('passwordTooLong'),
    }),
  )

/** A required e-mail address. */
export const requiredEmail = (required: MessageId = 'emailInvalid') =>
  requiredText(required).check(
    z.refine((text) => text === '' || isEmail(text), { error: message('emailInvalid') }),
  )

/** A required calendar date, YYYY-MM-DD. */
export const requiredDate = (required: MessageId) =>
  requiredText(required).check(
    z.refine((text) => text === '' || isCalendarDate(text), { error: message('dateInvalid') }),
  )

/** A required time of day, HH:mm. */
export const requiredTime = (required: MessageId) =>
  requiredText(required).check(
    z.refine((text) => text === '' || isTimeOfDay(text), { error: message('timeInvalid') }),
  )

/**
 * Says when a rule over several fields runs: always, even when single fields fail, so that a form shows everything
 * that is wrong at once. The rule must then expect any value in any field, and reads texts by `asText`.
 */
export const evenWithIssues = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
}

/** The text in a field, blank when it holds something else. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

const without = (isFound: (text: string) => boolean) =>
  z.refine<string>((text) => !isFound(text), { error: message('linkNotAllowed') })

const EMAIL = z.email()

function isEmail(text: string): boolean {
  return EMAIL.safeParse(text).success
}
