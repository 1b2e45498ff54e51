import type { CompanySettings } from '../settings/company-settings.ts'
import type { SettingsSource } from './form-settings.ts'

/** Who runs the service and how to reach them: what was stored, else what the environment says. */
export function houseOf({ config, storedSettings, now }: SettingsSource): CompanySettings {
  const at = now()
  const { house } = config
  const company = storedSettings.valueAt('company', at)
  return {
    ...house,
    contact: storedSettings.valueAt('contact', at) ?? house.contact,
    // Null is a value too: that nobody is named.
    company: company === undefined ? house.company : company,
  }
}
