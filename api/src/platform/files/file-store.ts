/** Keeps the bytes of uploaded files, by ids that nobody guesses. What a file is, and whose, stands in the database. */
export interface FileStore {
  put(id: string, bytes: Buffer, mediaType: string): Promise<void>
  /** @returns null for a file that is not there */
  get(id: string): Promise<Buffer | null>
  /** Deletes a file; one that is not there is no fault. */
  drop(id: string): Promise<void>
}

declare module '../context/context.ts' {
  interface Context {
    files: FileStore
  }
}
