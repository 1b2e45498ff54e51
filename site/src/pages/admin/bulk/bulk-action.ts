import type { CallResult } from '@fiacre/sdk'

/** What became of each of many. */
export type BatchResult = CallResult<'setBookingStatuses'>

/** Something that can be done to many rows of a list. */
export interface BulkAction {
  /** A word for its button, and the heading of its window. */
  readonly name: string
  /** What it does, in a sentence. */
  readonly explained: string
  /** One of several to choose from, such as the status to be set; the first is chosen at the start. */
  readonly choice?: {
    readonly label: string
    readonly options: readonly (readonly [value: string, text: string])[]
  }
  /** Whether nothing is done without a reason. */
  readonly needsReason?: boolean
  /** The most letters of the reason. */
  readonly reasonLength: number
  readonly run: (asked: { ids: string[]; choice: string; reason: string }) => Promise<BatchResult>
}
