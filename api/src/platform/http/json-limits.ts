/** Values inside one another, and names and list items in all. What gateways send, the largest of it, has a third of that. */
const MOST_DEPTH = 32
const MOST_ITEMS = 2000

/** What stands in JSON, by its byte. */
const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Whether a body is as shallow and as small as everything that follows may count on: whatever walks through it calls itself for each
 * level. This does not, and is asked before the body is parsed: 60 kB that are refused cost a look at some of their bytes, a tenth of a
 * millisecond at most, where making their five thousand fields took one and a half. Each item follows a comma or an opening bracket.
 */
export function isWithinLimits(json: Uint8Array): boolean {
  let depth = 0
  let items = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === COMMA) items += 1
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth += 1
      items += 1
      if (depth > MOST_DEPTH) return false
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1
    if (items > MOST_ITEMS) return false
  }
  return true
}
