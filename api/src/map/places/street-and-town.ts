/** An address as it is typed, taken apart: what to keep for the driver, and the town to look for. */
export interface StreetAndTown {
  street: string
  /** Empty where none is written. */
  postcode: string
  town: string
}

/** A house number between words: 12, 12a, 12/4, 12-14. */
const HOUSE_NUMBER = /\s\d{1,5}[a-z]?(?:[/-]\d{1,5}[a-z]?)?(?=\s\p{L})/giu
/** "31-042 Kraków", "75001 Paris", "1010 Wien". */
const POSTCODE = /^((?:[A-Z]{1,2}-)?\d[\d\s-]{2,7})\s(?=\p{L})/u

/**
 * Reads "Rynek 1, Kraków", "12 rue de Rivoli, Paris" and "Hauptstraße 5 Wien" as a street with its number and a town. Null where
 * there is no house number or no town yet.
 */
export function readStreetAndTown(text: string): StreetAndTown | null {
  const tidy = text.slice(0, 200).trim().replace(/\s+/g, ' ')
  const comma = tidy.indexOf(',')
  const end = comma < 0 ? endOfNumber(tidy) : comma
  const street = tidy.slice(0, end).trim()
  const rest = tidy.slice(end).replace(/^[,\s]+/, '')
  const postcode = POSTCODE.exec(rest)?.[1] ?? ''
  const town = rest.slice(postcode.length).trim()
  const isStreet = /\d/.test(street) && /\p{L}{4}/u.test(street)
  return isStreet && /^\p{L}{2}/u.test(town) ? { street, postcode, town } : null
}

function endOfNumber(text: string): number {
  const last = [...text.matchAll(HOUSE_NUMBER)].at(-1)
  return last ? last.index + last[0].length : text.length
}
