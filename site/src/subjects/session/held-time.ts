import { writtenLanguage } from '@fiacre/sdk/rules'

/** The time of day, on the traveller's own clock, until which a price holds. */
export function heldTime(expiresAt: string, language: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(writtenLanguage(language).tag, options).format(new Date(expiresAt))
}
