import { ATTRIBUTE_FACTS } from './attribute-facts.ts'
import type { AttributeName } from './attribute-names.ts'
import { warnOwner } from './page-owner.ts'
import type { ElementSettings } from './settings.ts'

/** Tells whoever sets the page up, once for all elements, of attributes that say nothing that can be understood. */
export function warnOfAttributes(unread: ElementSettings['unread']): void {
  for (const [name, text] of Object.entries(unread) as [AttributeName, string][]) {
    const { values, default: standIn, description } = ATTRIBUTE_FACTS[name]
    const allowed = values ? `Write one of ${values.join(', ')}.` : description
    warnOwner(
      name,
      `${name}="${text}" says nothing that the form understands${standIn ? `; ${standIn} stands in for it` : ''}. ${allowed}`,
    )
  }
}
