import Bowser from 'bowser'

const MOST_CHARACTERS = 512

/** A browser by its User-Agent, as people call it: `Firefox on Windows`. Null when it does not say. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_CHARACTERS))
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length > 0 ? names.join(' on ').slice(0, 120) : null
}
