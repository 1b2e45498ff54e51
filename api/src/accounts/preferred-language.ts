/** The languages mails are written in. */
const SPOKEN = ['en', 'pl']

/** The first language of Accept-Language that we write; English otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): string {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((code) => SPOKEN.includes(code))
  return asked ?? 'en'
}
