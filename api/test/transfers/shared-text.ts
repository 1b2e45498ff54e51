/** So many words in a row are a phrase. */
const WORDS = 5

/** What a drawn page says of its own: the words of its main part, without the booking form, which every page has. */
export function ownText(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return (
    main
      .replace(/<section id="book"[\s\S]*?(?=<div class="transfer-parts|$)/, ' ')
      // Headings of columns, which phones see again in each row.
      .replace(/<span[^>]*class="fi-table__label"[^>]*>[^<]*<\/span>/g, ' ')
      .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
      .replace(/<caption[\s\S]*?<\/caption>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Each five words in a row of a text. */
export function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().split(' ')
  return new Set(
    Array.from({ length: Math.max(0, words.length - WORDS + 1) }, (_, at) =>
      words.slice(at, at + WORDS).join(' '),
    ),
  )
}

/** Which part of the phrases stands among others, from 0 to 1. */
export function sharedPart(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...own].filter((phrase) => other.has(phrase)).length
  return own.size === 0 ? 1 : shared / own.size
}
