import { z } from 'zod'
import { country, geonameId, list, optionalText } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'

/**
 * Small settlements known far beyond their population: they become resorts and come before larger namesakes. The
 * country is written down so that a renumbering upstream is noticed.
 */
export const PROMOTED_TOWNS = readTable('places/promoted-towns.tsv', {
  geoname_id: geonameId,
  country,
  kind: z.enum(['resort', 'island', 'port', 'attraction']),
  name: optionalText,
  other_names: list,
  note: optionalText,
})
