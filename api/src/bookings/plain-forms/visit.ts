import type { LanguageCode } from '@fiacre/sdk/rules'
import type { Context as KoaContext } from 'koa'
import type { Context } from '#platform/context/context.ts'
import type { CallOperation } from '#platform/contract/call-operation.ts'
import type { PartnerCall, PartnerDirectory } from '#platform/http/partner-call.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Step } from './plain-page.ts'
import type { Fields } from './read-form.ts'
import { whatWentWrong } from './what-went-wrong.ts'

/** A page, with what was typed and why it did not go on. */
export interface PageOutcome {
  page: Step
  values?: Fields
  problem?: ReturnType<typeof whatWentWrong>
  status?: number
  headers?: Problem['headers']
}

/** What a step came to: a page, or the way on to another. */
export type Outcome = PageOutcome | { goTo: string; language?: LanguageCode }

/** Somebody at a step, with what was sent to it. */
export interface Visit {
  ctx: KoaContext
  context: Context
  call: CallOperation
  language: LanguageCode
  /** What was typed, or what the address says. */
  fields: Fields
  /** Who is signed in. */
  userId: string | undefined
  partnerOf: (host: string) => Promise<PartnerCall | undefined>
  findKey: PartnerDirectory['findKey']
}

/** What asks an operation to speak the reader's language. */
export const inLanguage = ({ language }: Pick<Visit, 'language'>) => ({ 'accept-language': language })

/** The form once more, with what was typed and why it did not go on. What is no problem of the reader's is not caught. */
export function again(
  thrown: unknown,
  { ctx, language, fields }: Pick<Visit, 'ctx' | 'language' | 'fields'>,
  page: Step,
  names?: Readonly<Record<string, string>>,
): PageOutcome {
  if (!(thrown instanceof Problem)) throw thrown
  const { status, headers, code } = thrown
  // For the log, as of problems that are told in JSON.
  ctx.state['problemCode'] = code
  return { page, values: fields, problem: whatWentWrong(thrown, language, names), status, headers }
}

/** An address with what of these is there. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const there = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]))
  return there.length > 0 ? `${path}?${new URLSearchParams(there)}` : path
}
