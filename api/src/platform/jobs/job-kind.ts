/** A job's name and the shape of its data; each room declares its own. */
export interface JobKind<Data extends object> {
  name: string
  /** Compile-time only. */
  data?: Data
  /** What a job is about, for the list of what was given up: no link and no secret. */
  about?(data: Data): string
}
