import { escapeMarkup } from '../http/escape-markup.ts'
import type { Config } from '../settings/config.ts'
import { clientSettings } from './client-settings.ts'

/** The settings in the head of every page, so that its foot stands complete when it is first drawn, without a request. */
export function pageSettings(config: Config): string {
  return `<meta name="client-settings" content="${escapeMarkup(JSON.stringify(clientSettings(config)))}">`
}
