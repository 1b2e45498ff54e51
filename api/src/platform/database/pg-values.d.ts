declare module 'pg/lib/utils.js' {
  /** A value as it goes to the server: text, bytes or null. */
  export function prepareValue(value: unknown): string | Buffer | null
}
