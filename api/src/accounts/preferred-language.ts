import { writtenLanguage } from '../mail/mail-languages.ts'

/** The first language of Accept-Language that mails are written in; English otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): string {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => writtenLanguage(part.split(';')[0]?.trim() ?? ''))
    .find((code) => code !== undefined)
  return asked ?? 'en'
}
