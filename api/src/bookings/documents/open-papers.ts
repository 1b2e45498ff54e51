import type { Logger } from 'pino'
import { openThread } from '#platform/threads/open-thread.ts'
import type { PaperJob } from './paper-thread.ts'

/** A paper takes about a tenth of a second: the last of these waits for four, and whoever comes then is told. */
const LIMITS = { most: 40, mostOfOne: 8, jobMs: 20_000 }

/** Makes receipts, vouchers and evidence as PDF, beside the thread that answers requests. */
export interface Papers {
  /**
   * @param account whose turn it takes
   * @throws Problem BUSY, UNAVAILABLE; RangeError as the paper itself does
   */
  make(job: PaperJob, account: string): Promise<Buffer>
  close(): Promise<void>
}

export function openPapers(log: Logger): Papers {
  const thread = openThread<PaperJob, Uint8Array>(new URL('./paper-thread.ts', import.meta.url), LIMITS, log)
  return {
    async make(job, account) {
      const bytes = await thread.run(job, account)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => thread.close(),
  }
}

declare module '#platform/context/context.ts' {
  interface Context {
    papers: Papers
  }
}
