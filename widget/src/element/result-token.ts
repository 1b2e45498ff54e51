import { RESULT_PARAMETER } from '@fiacre/sdk/rules'

let token: string | null | undefined

/**
 * The result that the traveller came back with, if any; taken out of the page's address at once, so that no reload, link
 * or report carries it on.
 */
export function resultToken(): string | null {
  token ??= takeToken()
  return token
}

function takeToken(): string | null {
  const url = new URL(location.href)
  const found = url.searchParams.get(RESULT_PARAMETER)
  if (found !== null) {
    url.searchParams.delete(RESULT_PARAMETER)
    history.replaceState(history.state, '', url)
  }
  return found
}
