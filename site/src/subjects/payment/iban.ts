/** An account's number as it is printed: groups of four. */
export function ibanGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
