import { ATTRIBUTE_FACTS } from './attribute-facts.ts'
import type { AttributeName } from './attribute-names.ts'

/** Attributes that say nothing that can be understood, and what they say. */
export type Unread = Readonly<Partial<Record<AttributeName, string>>>

const told = new Set<AttributeName>()

/** Tells whoever sets the page up, once for all elements, of attributes that say nothing that can be understood. */
export function warnOfAttributes(unread: Unread): void {
  for (const [name, text] of Object.entries(unread) as [AttributeName, string][]) {
    if (told.has(name)) continue
    told.add(name)
    const { values, default: standIn, description } = ATTRIBUTE_FACTS[name]
    const allowed = values ? `Write one of ${values.join(', ')}.` : description
    // Whoever sets the page up looks there first.
    // oxlint-disable-next-line eslint/no-console
    console.warn(
      `Fiacre: ${name}="${text}" says nothing that the form understands${standIn ? `; ${standIn} stands in for it` : ''}. ${allowed}`,
    )
  }
}
