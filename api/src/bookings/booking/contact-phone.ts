import parsePhoneNumber from 'libphonenumber-js/min'

/** A number as it is dialled from abroad, such as `+41 79 123 45 67`; as it was typed where no plan of numbers knows it. */
export function contactPhone(countryCode: string, phoneNumber: string): string {
  const typed = phoneNumber.trim()
  const known = parsePhoneNumber(typed, { defaultCallingCode: countryCode.replace('+', '') })
  return known?.isPossible() ? known.formatInternational() : `${countryCode} ${typed}`.trim()
}
