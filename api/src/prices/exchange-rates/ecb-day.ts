import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** Namespaces and entities, which the document has no need of, are not read; lists are lists also of one. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (_name, path) => path === 'Envelope.Cube.Cube' || path === 'Envelope.Cube.Cube.Cube',
})

const cube = z.object({ currency: z.string(), rate: z.string() })
const day = z.object({ time: z.iso.date(), Cube: z.array(cube) })
const envelope = z.object({ Envelope: z.object({ Cube: z.object({ Cube: z.array(day).min(1) }) }) })

/**
 * Reads the European Central Bank's `eurofxref-daily.xml`:
 * `<gesmes:Envelope><Cube><Cube time="2026-11-20"><Cube currency="USD" rate="1.09"/>`. Of the bank's longer documents,
 * which begin with the newest day, it reads that day.
 *
 * @returns units for one EUR by currency, NaN where the document has no decimal number
 * @throws an error when the document is another
 */
export function readEcbDay(xml: string): { date: string; rates: Map<string, number> } {
  const [newest] = envelope.parse(parser.parse(xml, true)).Envelope.Cube.Cube
  if (!newest) throw new Error('The document has no day.')
  return {
    date: newest.time,
    rates: new Map(newest.Cube.map(({ currency, rate }) => [currency, decimal(rate)])),
  }
}

function decimal(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
