import type { FiacreErrorCode, Problem, Quote } from '@fiacre/sdk'
import { FiacreError } from '@fiacre/sdk'

type Details = { quote?: Quote; errors?: Problem['errors']; candidates?: Problem['candidates'] }

/** The error that the SDK throws for a problem document. */
export function problem(
  status: number,
  code: Problem['code'],
  detail: string,
  details: Details = {},
): FiacreError {
  const document: Problem = {
    type: `/problems/${code.toLowerCase()}`,
    title: 'A problem',
    status,
    detail,
    message: detail,
    code,
    requestId: 'request-1',
    ...details,
  }
  const text = JSON.stringify(document)
  return new FiacreError({ status, text, code: code satisfies FiacreErrorCode, detail, problem: document })
}
