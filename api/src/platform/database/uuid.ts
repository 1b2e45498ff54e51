const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be compared with an id: the database refuses to compare what is no UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
