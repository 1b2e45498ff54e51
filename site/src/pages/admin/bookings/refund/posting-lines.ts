import type { RefundPreview } from './refund-reads.ts'

interface PostingLine {
  readonly key: string
  readonly account: string
  readonly amountCents: number
}

/** The accounts that postings change, and by how much each: what money only passes through stands at zero and is left out. */
export function postingLines(postings: RefundPreview['postings']): readonly PostingLine[] {
  return postings.flatMap(({ entries }, at) => {
    const sums = new Map<string, number>()
    for (const { account, amountCents } of entries) sums.set(account, (sums.get(account) ?? 0) + amountCents)
    return [...sums]
      .filter(([, amountCents]) => amountCents !== 0)
      .map(([account, amountCents]) => ({ key: `${at}-${account}`, account, amountCents }))
  })
}
