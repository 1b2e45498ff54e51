import type { useT } from '../../../base/i18n/i18n-provider.tsx'

/**
 * A browser in the traveller's words: "Firefox on Windows", "Firefox (Windows)".
 * @param device as the service names it, in English; null when it could not tell
 */
export function deviceName(device: string | null, t: ReturnType<typeof useT>): string {
  if (device === null) return t('profile.unknownBrowser')
  const [browser, system] = device.split(' on ', 2)
  return browser && system ? t('profile.browserOn', { browser, system }) : device
}
