import { problemWords } from '#platform/http/problem-words.ts'
import { Problem } from '#platform/http/problem.ts'
import type { PlainPage } from './plain-page.ts'

/**
 * What a problem says to the reader of a form, in the words that JSON would have had.
 * @param names what the form calls the fields of the contract, or a part of one
 */
export function whatWentWrong(
  problem: Problem,
  language: string,
  names: Readonly<Record<string, string>> = {},
): NonNullable<PlainPage['problem']> {
  const { message, errors = [] } = problem.toDocument('', problemWords(language)) as {
    message: string
    errors?: { pointer: string; message: string }[]
  }
  const fields: Record<string, string> = {}
  for (const { pointer, message: says } of errors) {
    const [, field = '', part = ''] = pointer.split('/')
    fields[names[`${field}/${part}`] ?? names[field] ?? field] ??= says
  }
  return { message, fields }
}
