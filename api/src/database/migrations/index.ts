import { Migration2026112100Core } from './migration-2026112100-core.ts'
import { Migration2026112101Places } from './migration-2026112101-places.ts'

/** In the order they run. A migration that has landed is never edited; a new one follows it. */
export const migrations = [
  { name: 'migration-2026112100-core', class: Migration2026112100Core },
  { name: 'migration-2026112101-places', class: Migration2026112101Places },
]
