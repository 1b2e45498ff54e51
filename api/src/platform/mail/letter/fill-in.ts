import { brand } from '../../brand/brand.ts'
import type { MailLanguage } from '../mail-language.ts'
import { perLanguage } from '../../localisation/per-language.ts'
import { QUANTITIES, type Quantity } from './quantities.ts'

export type Fill = (text: string) => string

/** Values that travellers write themselves. */
const OWN_WORDS = new Set(['pickupLocation', 'destination'])

/** Fills the names in braces of a text, once: a value that has braces of its own keeps them. */
export function filler(language: MailLanguage, own: Record<string, string>): Fill {
  const values = new Map(Object.entries({ ...everywhere(language), ...own }))
  return (text) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values.get(name)
      if (value === undefined) return whole
      if (name === 'firstName') return unlinked(oneLine(value))
      return OWN_WORDS.has(name) ? shownAsText(value) : oneLine(value)
    })
}

/** No line break and no other control character: a name is to start neither a header nor a paragraph of its own. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()
}

/**
 * What somebody wrote, on one line and as mere text: mail programs make a link of whatever looks like an address, in the HTML as in
 * the text. A blank behind its colon and its dots ends that, and everybody can still read it: "http: //www. evil. example".
 */
export function shownAsText(text: string): string {
  return oneLine(text)
    .replaceAll(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replaceAll(/(?<=\S)([.．。｡])(?=\p{Cf}*[\p{L}_]{2})/giu, '$1 ')
    .replaceAll(/(?<=\d)\.(?=\d+\.\d)/g, '. ')
}

/**
 * Mail programs make a link of whatever looks like an address, and anybody can register somebody else's address under
 * the name "win at example.com". So such a name loses what would make it one.
 */
function unlinked(name: string): string {
  return /:\/\/|@|[^\s.]\.[^\s.]/.test(name) ? name.replaceAll(/[:/@.\s]+/g, ' ').trim() : name
}

/** What every text may name. */
const everywhere = perLanguage(({ tag, texts }: MailLanguage) => {
  const plurals = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  const values: Record<string, string> = { brand: brand.name, supportEmail: brand.supportEmail }
  for (const [name, count] of Object.entries(QUANTITIES)) {
    const forms = texts.quantities[name as Quantity]
    values[name] = (forms[plurals.select(count)] ?? forms.other).replace('{n}', numbers.format(count))
  }
  return values
})
