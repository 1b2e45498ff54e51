import { geonameId, text } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'

/**
 * What English calls the larger towns that GeoNames lists under the local name. Labels are English until a traveller
 * asks otherwise, and then those of ../exonyms.
 */
export const ENGLISH_NAMES = readTable('places/english-names.tsv', { geoname_id: geonameId, name: text })
