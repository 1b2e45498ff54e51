import { matchLanguage } from '@fiacre/sdk/rules'

/** The first language of Accept-Language that we write; English otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): string {
  return matchLanguage((acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''))
}
