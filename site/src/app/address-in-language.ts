import { pageAddress, readPageAddress, type LanguageCode } from '@fiacre/sdk/rules'
import { pageAt } from './page-at.ts'

/**
 * Where a page of ours is found in a language: public pages have an address in each, `/de/destinations`; any other page has one
 * address, and speaks the language of whoever is there.
 * @param to a path from the slash on, with whatever stands behind it; one that names its language already stays as it is
 */
export function addressInLanguage(to: string, language: LanguageCode): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
  const page = path.replace(/(?<=.)\/$/, '')
  return hasLanguages(page) ? pageAddress(page, language) + rest : to
}

/** Whether a page, by its path without a language, has an address in each language. */
export const hasLanguages = (page: string): boolean =>
  pageAt(page.replace(/(?<=.)\/$/, ''))?.page.isPublic === true

/** The address that this one is to be in a language; null where it is right as it is. */
export function rightAddress(path: string, language: LanguageCode): string | null {
  const { page } = readPageAddress(path)
  const right = addressInLanguage(page, language)
  // A slash at the end is as good as none.
  return right === path.replace(/(?<=.)\/$/, '') ? null : right
}
