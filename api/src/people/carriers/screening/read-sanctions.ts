import { XMLParser } from 'fast-xml-parser'
import { nameTokens } from './similar-names.ts'

/** A name of an entry of a list: an entry has several. */
export interface ListedName {
  entry: string
  name: string
  tokens: readonly string[]
}

const LONGEST_NAME = 300

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000 },
  removeNSPrefix: true,
  parseAttributeValue: false,
  isArray: (name) => name === 'sanctionEntity' || name === 'nameAlias',
})

/**
 * The names of a list in the European Union's consolidated format: `<export><sanctionEntity logicalId="…"><nameAlias wholeName="…"/>`.
 * @throws Error for what is no such list
 */
export function readSanctions(xml: string): ListedName[] {
  const { export: list } = parser.parse(xml) as { export?: { sanctionEntity?: Entity[] } }
  const names = (list?.sanctionEntity ?? []).flatMap(({ logicalId, nameAlias = [] }) =>
    nameAlias.flatMap(({ wholeName }) => {
      const name = (wholeName ?? '').trim().slice(0, LONGEST_NAME)
      const tokens = nameTokens(name)
      return tokens.length > 0 ? [{ entry: String(logicalId), name, tokens }] : []
    }),
  )
  if (names.length === 0)
    throw new Error('The sanctions list holds no name in the consolidated format of the European Union.')
  return names
}

interface Entity {
  logicalId?: string
  nameAlias?: { wholeName?: string }[]
}
