import { Problem } from '#platform/http/problem.ts'

/** There is none, or it is another's. */
export const noSuchInvoice = () => new Problem('NOT_FOUND', 'There is no such invoice.')
