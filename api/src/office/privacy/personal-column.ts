import type { Sql } from './whose.ts'
import type { Holds, PersonalColumn } from './kept-table.ts'

/** A column, what it tells, where the export shows it, and what erasure leaves in it. */
export const shown = (
  holds: Holds,
  where: Extract<PersonalColumn, { shown: unknown }>['shown'],
  erased?: Sql,
) => ({ holds, shown: where, ...(erased && { erased }) }) satisfies PersonalColumn

/** The same for what the export leaves out, and why. */
export const hidden = (holds: Holds, why: string, erased?: Sql) =>
  ({ holds, hidden: why, ...(erased && { erased }) }) satisfies PersonalColumn
