import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

const settings = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '.oxfmtrc.json'), 'utf8'),
) as FormatConfig

/** A file's text as `pnpm format` would leave it. Throws what is wrong with a text that cannot be read. */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, settings)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return code
}
