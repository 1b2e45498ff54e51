/** Where a number keeps its zero after the country's code (ITU-T E.164, the national numbering plans). */
const KEEPS_ZERO = new Set(['+39', '+378', '+379', '+225', '+241', '+242'])

/** A number as it is dialled from abroad: the zero that stands for one's own country goes. */
export function contactPhone(countryCode: string, phoneNumber: string): string {
  const number = phoneNumber.trim()
  const abroad = countryCode && !KEEPS_ZERO.has(countryCode) ? number.replace(/^\(?0\)?\s*/, '') : number
  return `${countryCode} ${abroad}`.trim()
}
