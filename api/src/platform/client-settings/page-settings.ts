import { escapeMarkup } from '../http/escape-markup.ts'
import type { SettingsSource } from '../stored-settings/form-settings.ts'
import { clientSettings } from './client-settings.ts'

/** The settings in the head of every page, so that its foot stands complete when it is first drawn, without a request. */
export function pageSettings(context: SettingsSource): string {
  return `<meta name="client-settings" content="${escapeMarkup(JSON.stringify(clientSettings(context)))}">`
}
