/** No scheme is longer than this; without a bound the search takes time that grows with the square of the text's length. */
const SCHEME = /[a-z][a-z\d+.-]{0,30}:\/\//i
const WWW = /(?<![\p{L}\p{N}])www\.[^\s.]/iu
/** A host with a path. Its ending is written small, as nobody writes "st.Gallen/Bahnhof" with a small g. */
const HOST_AND_PATH = /[\p{L}\p{N}-]\.(?:[a-z]{2,24}|xn--[a-z\d-]+)(?::\d+)?[/?#]\S/u
/** Endings that no name of a person has behind a dot. */
const HOST =
  /[\p{L}\p{N}-]\.(?:com|net|org|info|biz|shop|site|online|xyz|top|click|link|live|app|dev|io)(?![\p{L}\p{N}-])/iu

/**
 * Whether a text holds an address of the web: one with its scheme, one that begins with "www.", or a host with a path. It is for
 * the names of places and what stands on a name board, so "St.Gallen", "Bad Kissingen.Bahnhof" and "Booking.com desk" hold none.
 */
export function hasWebAddress(text: string): boolean {
  const plain = unfolded(text)
  return SCHEME.test(plain) || WWW.test(plain) || HOST_AND_PATH.test(plain)
}

/** The same for the name of a person, in which a host alone is one too: "O'Brien" and "d'Hérens" hold none. */
export function hasWebAddressInName(text: string): boolean {
  return hasWebAddress(text) || HOST.test(unfolded(text))
}

/** Dots, colons and slashes of other scripts as browsers read them, and without what nobody sees. */
function unfolded(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[。｡]/g, '.')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
}
