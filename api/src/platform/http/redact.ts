/** A name and password before a host, and what follows a question mark in an address. */
const USER_INFO = /([a-z]+:\/\/)[^\s/@]*@/gi
const QUERY = /([a-z]+:\/\/[^\s?]*\?)\S+/gi

/** Ids of ours and network addresses stay, as they are what is looked for. */
const KEPT = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{1,3}(?:\.\d{1,3}){3}\b`
const EMAIL = String.raw`[^\s<>"'(),:;=/]+@[^\s<>"'(),:;/]+`
/** Long, and with a digit: no word, but a token or a key. */
const TOKEN = String.raw`(?=[\w+=-]*\d)[\w+=-]{16,}`
const PHONE = String.raw`\+?\d(?:[\s().-]{0,2}\d){6,}`
const TELLING = new RegExp(`(${KEPT})|${EMAIL}|${TOKEN}|${PHONE}`, 'gi')

const MOST_CHARACTERS = 300

/**
 * A text without what may be somebody's or open something: mail addresses, phone numbers, days, tokens, and what an
 * address says beyond its place.
 */
export function redact(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replaceAll(USER_INFO, '$1')
    .replaceAll(QUERY, '$1…')
    .replaceAll(TELLING, (_, kept: string | undefined) => kept ?? '…')
}

/** A text without all that stands between its first quotation mark and its last. */
export function redactQuoted(text: string): string {
  return text.replace(/(["'`]).*["'`]/s, '$1…$1')
}
