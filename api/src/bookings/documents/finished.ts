import { buffer } from 'node:stream/consumers'
import type { Sheet } from './sheet.ts'

/** Closes the document and gives its bytes. */
export async function finished({ root, pdf }: Sheet): Promise<Buffer> {
  root.end()
  pdf.end()
  return await buffer(pdf)
}
