import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MS_PER_DAY, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { Logger } from 'pino'
import { readSanctions, type ListedName } from './read-sanctions.ts'

/** The sanctions list that names are held against. */
export interface SanctionsPort {
  /** @throws Error where there is no list to be had: then nobody is screened, and nobody passes */
  names(): Promise<readonly ListedName[]>
}

declare module '#platform/context/context.ts' {
  interface Context {
    sanctions: SanctionsPort
  }
}

/** Invented names, so that the way of a hit can be tried out; it screens nobody. */
const EXAMPLE = join(import.meta.dirname, 'example-sanctions.xml')
const TIMEOUT_MS = MS_PER_MINUTE
const MOST_BYTES = 80_000_000

/**
 * Reads the list when it is first asked for, and again each day; while it cannot be read again, the one of before holds.
 * @param source a file, or an address of http; the example where there is none
 */
export function sanctionsList(
  source: string | undefined,
  { now, log }: { now: () => Date; log: Logger },
): SanctionsPort {
  let known: { at: number; names: Promise<readonly ListedName[]> } | undefined
  return {
    names() {
      const time = now().getTime()
      if (known && time - known.at < MS_PER_DAY) return known.names
      const before = known?.names
      const names = load(source ?? EXAMPLE).catch((error: unknown) => {
        log.error({ err: error }, 'the sanctions list cannot be read')
        if (before) return before
        known = undefined
        throw error
      })
      known = { at: time, names }
      return names
    },
  }
}

async function load(source: string): Promise<readonly ListedName[]> {
  return readSanctions(/^https?:/.test(source) ? await fetched(source) : await readFile(source, 'utf8'))
}

async function fetched(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok || !response.body)
    throw new Error(`The sanctions list is answered with ${response.status}.`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.length
    if (size > MOST_BYTES) throw new Error('The sanctions list is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
