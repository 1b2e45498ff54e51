import { brand } from '../../brand/brand.ts'
import { escapeMarkup } from '../../http/escape-markup.ts'
import type { Letter, LetterTable } from './letter-parts.ts'
import { DARK_STYLE, STYLES } from './letter-styles.ts'

/**
 * A letter for mail programs that show HTML. Tables lay it out where Outlook knows nothing else, and say so to screen
 * readers; styles stand on the elements, because some programs drop the sheet, which only darkens.
 */
export function letterHtml(letter: Letter): string {
  return `<!doctype html>
<html lang="${letter.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(letter.subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="surface" ${STYLES.body}>
<div ${STYLES.preview}>${escapeMarkup(letter.preview)}</div>
<table class="surface" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${STYLES.page}><tr><td align="center" ${STYLES.margin}>
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${STYLES.column}>
<tr><td ${STYLES.top}><p class="accent" ${STYLES.wordmark}>${brand.name}</p></td></tr>
<tr><td class="card" ${STYLES.card}>
${card(letter)}
</td></tr>
<tr><td ${STYLES.bottom}>
${letter.footer.map((line) => `<p class="muted" ${STYLES.footer}>${escapeMarkup(line)}</p>`).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

function card(letter: Letter): string {
  return [
    `<h1 class="ink" ${STYLES.heading}>${unbroken(escapeMarkup(letter.subject))}</h1>`,
    ...[letter.greeting, ...letter.paragraphs].map(paragraph),
    ...letter.tables.map(table),
    ...(letter.action ? [button(letter.action)] : []),
    ...letter.links.map(further),
    ...(letter.note === undefined ? [] : [`<p class="ink" ${STYLES.note}>${escapeMarkup(letter.note)}</p>`]),
  ].join('\n')
}

/** A booking number stays on one line: FC-7K2M9P. */
function unbroken(markup: string): string {
  return markup.replaceAll(/[\p{L}\d]+(?:-[\p{L}\d]+)+/gu, `<span ${STYLES.unbroken}>$&</span>`)
}

/** What stands in brackets stays on one line: (15–36 kg). */
function bracketed(markup: string): string {
  return markup.replaceAll(/\([^()]*\)/g, `<span ${STYLES.unbroken}>$&</span>`)
}

/** Before → after: a line breaks behind the arrow first. */
function sides(markup: string): string {
  const [before = '', ...after] = markup.split(' → ')
  if (after.length === 0) return markup
  const side = (text: string) => `<span ${STYLES.side}>${text}</span>`
  return `${side(`${before} →`)} ${side(after.join(' → '))}`
}

function paragraph(text: string): string {
  return `<p class="ink" ${STYLES.paragraph}>${escapeMarkup(text)}</p>`
}

function table({ title, rows, sums }: LetterTable): string {
  const line = ([label, value]: readonly [string, string], heading: string, cell: string) =>
    `<tr><th class="muted line" scope="row" align="left" valign="top" ${heading}>${bracketed(escapeMarkup(label))}</th><td class="ink line" align="right" valign="top" ${cell}>${sides(escapeMarkup(value))}</td></tr>`
  const lines = rows.map((row) => line(row, STYLES.label, STYLES.value))
  lines.push(...(sums ?? []).map((sum) => line(sum, STYLES.label, STYLES.sum)))
  return `<h2 class="ink" ${STYLES.title}>${escapeMarkup(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" ${STYLES.facts}>
${lines.join('\n')}
</table>`
}

function button({ label, link, fallback }: NonNullable<Letter['action']>): string {
  const href = escapeMarkup(link)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${STYLES.action}><tr><td class="button" align="center" ${STYLES.button}><a class="button" href="${href}" ${STYLES.press}>${escapeMarkup(label)}</a></td></tr></table>
<p class="muted" ${STYLES.fallback}>${escapeMarkup(fallback)}<br><a class="accent" href="${href}" ${STYLES.link}>${href}</a></p>`
}

function further({ label, link }: Letter['links'][number]): string {
  return `<p class="ink" ${STYLES.further}><a class="accent" href="${escapeMarkup(link)}" ${STYLES.furtherLink}>${escapeMarkup(label)}</a></p>`
}
