import { brand } from '../../brand/brand.ts'
import { markup, markupDocument, markupText, verbatim, type Markup } from '../../http/markup.ts'
import type { Letter, LetterTable } from './letter-parts.ts'
import { DARK_STYLE, STYLES } from './letter-styles.ts'

/** How every table is laid out, in the attributes that old mail programs read. */
const PLAIN = { cellpadding: '0', cellspacing: '0', border: '0' }

/** Outlook knows no `max-width`: for it alone, a table of that width stands round the column. */
const FOR_OUTLOOK = [
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const

/**
 * A letter for mail programs that show HTML. Tables lay it out where Outlook knows nothing else, and say so to screen
 * readers; styles stand on the elements, because some programs drop the sheet, which only darkens.
 */
export function letterHtml(letter: Letter): string {
  const [open, close] = FOR_OUTLOOK
  return markupDocument(markup`
    <html lang=${letter.language} dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style ...${verbatim(DARK_STYLE)} />
      </head>
      <body class="surface" style=${STYLES.body}>
        <div style=${STYLES.preview}>${letter.preview}</div>
        <table class="surface" role="presentation" width="100%" ...${PLAIN} style=${STYLES.page}><tr>
          <td align="center" style=${STYLES.margin} ...${verbatim(open + markupText(column(letter)) + close)} />
        </tr></table>
      </body>
    </html>`)
}

const column = (letter: Letter) => markup`
  <table role="presentation" width="100%" ...${PLAIN} style=${STYLES.column}>
    <tr><td style=${STYLES.top}><p class="accent" style=${STYLES.wordmark}>${brand.name}</p></td></tr>
    <tr><td class="card" style=${STYLES.card}>${card(letter)}</td></tr>
    <tr><td style=${STYLES.bottom}>
      ${letter.footer.map((line) => markup`<p class="muted" style=${STYLES.footer}>${line}</p>`)}
    </td></tr>
  </table>`

function card(letter: Letter): Markup[] {
  return [
    markup`<h1 class="ink" style=${STYLES.heading}>${unbroken(letter.subject)}</h1>`,
    ...[letter.greeting, ...letter.paragraphs].map(
      (text) => markup`<p class="ink" style=${STYLES.paragraph}>${text}</p>`,
    ),
    ...letter.tables.map(table),
    letter.action && button(letter.action),
    ...letter.links.map(further),
    letter.note !== undefined && markup`<p class="ink" style=${STYLES.note}>${letter.note}</p>`,
  ]
}

const oneLine = (text: string) => markup`<span style=${STYLES.unbroken}>${text}</span>`

/** A text of which each part that the pattern catches stays on one line. */
const keptTogether = (text: string, pattern: RegExp) =>
  text.split(pattern).map((part, index) => (index % 2 === 1 ? oneLine(part) : part))

/** A booking number stays on one line: FC-7K2M9P. */
const unbroken = (text: string) => keptTogether(text, /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u)

/** What stands in brackets stays on one line: (15–36 kg). */
const bracketed = (text: string) => keptTogether(text, /(\([^()]*\))/)

/** Before → after: a line breaks behind the arrow first. */
function sides(text: string): Markup {
  const [before = '', ...after] = text.split(' → ')
  if (after.length === 0) return text
  const side = (words: string) => markup`<span style=${STYLES.side}>${words}</span>`
  return [side(`${before} →`), ' ', side(after.join(' → '))]
}

function table({ title, rows, sums = [] }: LetterTable): Markup {
  const line = ([label, value]: readonly [string, string], style: string) => markup`
    <tr>
      <th class="muted line" scope="row" align="left" valign="top" style=${STYLES.label}>${bracketed(label)}</th>
      <td class="ink line" align="right" valign="top" style=${style}>${sides(value)}</td>
    </tr>`
  return [
    markup`<h2 class="ink" style=${STYLES.title}>${title}</h2>`,
    markup`<table width="100%" ...${PLAIN} style=${STYLES.facts}>
      ${rows.map((row) => line(row, STYLES.value))}
      ${sums.map((sum) => line(sum, STYLES.sum))}
    </table>`,
  ]
}

function button({ label, link, fallback }: NonNullable<Letter['action']>): Markup {
  return [
    markup`<table role="presentation" ...${PLAIN} style=${STYLES.action}><tr>
      <td class="button" align="center" style=${STYLES.button}>
        <a class="button" href=${link} style=${STYLES.press}>${label}</a>
      </td>
    </tr></table>`,
    markup`<p class="muted" style=${STYLES.fallback}>
      ${fallback}<br /><a class="accent" href=${link} style=${STYLES.link}>${link}</a>
    </p>`,
  ]
}

const further = ({ label, link }: Letter['links'][number]) => markup`
  <p class="ink" style=${STYLES.further}><a class="accent" href=${link} style=${STYLES.furtherLink}>${label}</a></p>`
