import type { CallResult } from '@fiacre/sdk'

/** The service did not take the file. */
class AnswerRefused extends Error {}

/**
 * Sends a file of the bank as it is.
 * @throws AnswerRefused for one that is too large, or no answer of a bank
 */
export async function sendBankAnswer(file: File): Promise<CallResult<'readBankAnswer'>> {
  const answer = await fetch('/api/admin/bank-answers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/xml' },
    body: file,
  })
  if (!answer.ok) throw new AnswerRefused()
  return (await answer.json()) as CallResult<'readBankAnswer'>
}
