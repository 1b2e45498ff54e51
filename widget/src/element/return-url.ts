import { RESULT_PARAMETER } from '@fiacre/sdk/rules'

/** The API takes no longer addresses. */
const LONGEST = 2000

/**
 * Where the traveller comes back to: the address that the element names, resolved against the page's, else the page's own
 * without an earlier result; undefined where that is too long.
 */
export function returnUrlOf(named: string): string | undefined {
  if (named) return URL.canParse(named, document.baseURI) ? new URL(named, document.baseURI).href : named
  const url = new URL(location.href)
  url.searchParams.delete(RESULT_PARAMETER)
  return url.href.length <= LONGEST ? url.href : undefined
}
