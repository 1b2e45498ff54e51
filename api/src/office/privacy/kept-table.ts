import type { Parted } from '#platform/database/partitions/periods.ts'
import type { AccountExport } from './account-export.ts'
import type { Person, Sql } from './whose.ts'

/** What a column can tell of somebody. */
export type Holds =
  | 'name'
  | 'address'
  | 'place'
  | 'position'
  | 'email'
  | 'phone'
  | 'birthday'
  | 'password'
  | 'words'
  | 'campaign'
  | 'device'
  | 'network'
  | 'preference'
  | 'copy'

/** Where the export shows it, or why not. */
type Shown = { shown: Exclude<keyof AccountExport, 'exportedAt'> } | { hidden: string }

/** A column with personal data. Rows that erasure deletes need no value to put there. */
export type PersonalColumn = { holds: Holds; erased?: Sql } & Shown

type Kept =
  /** Rows that the sweep deletes, by the time it runs. */
  | { gone: (now: Date) => Sql }
  /** Rows that lie in partitions by time, which go as a whole. */
  | { parted: Parted }
  /** Rows that go with bookings that the law does not ask for any more, by the bookings' ids and those of their prices. */
  | { withBookings: (ids: Sql, quotes: Sql) => Sql }
  /** In words: who ends them, or why nobody does. */
  | { until: string }

/** What there is to know of a table: whose rows they are, what becomes of them, and what its columns tell. */
export interface KeptTable {
  /** How long its rows are kept. */
  kept: Kept
  /** The rows of a person; none where they are nobody's. */
  of?: (person: Person) => Sql
  /**
   * What erasing the person does to these rows: deletes them, or empties their columns. What is on its way to the person is
   * taken `before` the last mails are written.
   */
  erasure?: 'rows' | 'rows before' | 'columns'
  /** Why erasure leaves a person's rows as they are. */
  outlives?: string
  /** Rows of nobody that erasure's emptying is for, too, as they have been of use. */
  fades?: (now: Date) => Sql
  /** By which rows are found again; `ctid` unless it has partitions. */
  key?: string
  personal?: Record<string, PersonalColumn>
  /** The other columns that could hold words: codes, ids, hashes and amounts; `*` for what we fill ourselves. */
  ours?: string
}
