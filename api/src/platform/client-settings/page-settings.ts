import { isDeepStrictEqual } from 'node:util'
import { escapeMarkup } from '../http/escape-markup.ts'
import { SHIPPED_FORM_SETTINGS, type SettingsSource } from '../stored-settings/form-settings.ts'
import { clientSettings } from './client-settings.ts'

/**
 * The settings in the head of every page, so that its foot stands complete when it is first drawn, without a request. Those that are not set, or as they
 * were shipped, are left out, and whoever reads them takes them so (`site/src/base/settings/client-settings.ts`).
 */
export function pageSettings(context: SettingsSource): string {
  const set = Object.entries(clientSettings(context)).filter(([, value]) => !isUnset(value))
  return `<meta name="client-settings" content="${escapeMarkup(JSON.stringify(Object.fromEntries(set)))}">`
}

const isUnset = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  isDeepStrictEqual(value, SHIPPED_FORM_SETTINGS)
