import type { CallResult } from '@fiacre/sdk'

type Requested = Extract<CallResult<'recordPayment'>, { approvalId: string }>

/** Whether nothing has changed yet, as a second person has to agree first. */
export function waitsForApproval<Result extends object>(result: Result | Requested): result is Requested {
  return 'approvalId' in result && 'expiresAt' in result
}
