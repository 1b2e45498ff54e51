import { brand } from '../../brand/brand.ts'
import type { Letter, LetterTable } from './letter-parts.ts'

/** A letter for mail programs that show text alone. */
export function letterText(letter: Letter): string {
  const { action } = letter
  return [
    brand.name.toUpperCase(),
    letter.subject,
    letter.greeting,
    ...letter.paragraphs,
    ...letter.tables.map(table),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...letter.links.map(({ label, link }) => `${label}:\n${link}`),
    ...(letter.note === undefined ? [] : [letter.note]),
    // Mail programs take two dashes and a blank for the start of a signature.
    ['-- ', ...letter.footer].join('\n'),
  ].join('\n\n')
}

function table({ title, rows, sums = [] }: LetterTable): string {
  const lines = [...rows, ...sums].map(([label, value]) => `${label}: ${value}`)
  return [title, ...lines].join('\n')
}
