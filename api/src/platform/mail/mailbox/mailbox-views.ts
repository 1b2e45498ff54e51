import { brand } from '../../brand/brand.ts'
import { escapeMarkup } from '../../http/escape-markup.ts'
import { SCHEMES, type Scheme } from './mail-document.ts'

/** A mail in the list. */
export interface ListedMail {
  id: string
  to: string
  subject: string
  createdAt: Date
}

/** A mail on its page. */
export interface ShownMail {
  /** Of its page, without what comes after the question mark; its document is there too, with `.html`. */
  path: string
  subject: string
  text: string
  /** What is told of it above: names and values. */
  facts: [string, string][]
}

const VIEWS = ['wide', 'narrow', 'text'] as const
export interface Look {
  view: (typeof VIEWS)[number]
  scheme: Scheme
}

/** Reads how a mail is to be shown; what is not known is shown as usual. */
export function lookOf(query: Record<string, string | string[] | undefined>): Look {
  return {
    view: VIEWS.find((view) => view === query['view']) ?? 'wide',
    scheme: SCHEMES.find((scheme) => scheme === query['scheme']) ?? 'light',
  }
}

/** The mails that were received. @param to the address that was searched for, if any */
export function listPage(mails: ListedMail[], addresses: string[], to: string): string {
  const items = mails.map(
    ({ id, to: recipient, subject, createdAt }) => `<li>
<div class="row"><h2><a href="/dev/mailbox/${id}">${escapeMarkup(subject)}</a></h2><p class="muted">${time(createdAt)}</p></div>
<p class="muted">to <a href="/dev/mailbox?to=${encodeURIComponent(recipient)}">${escapeMarkup(recipient)}</a></p>
</li>`,
  )
  const none = to === '' ? 'No mail yet.' : `No mail to ${escapeMarkup(to)} yet.`
  return page(
    'Mailbox',
    '/dev/mailbox',
    `<h1>Mailbox</h1>
<form action="/dev/mailbox" role="search">
<label>Address <input type="search" name="to" value="${escapeMarkup(to)}" list="addresses" autocomplete="off"></label>
<datalist id="addresses">${addresses.map((address) => `<option value="${escapeMarkup(address)}">`).join('')}</datalist>
<button>Show</button>
</form>
${items.length > 0 ? `<ol class="list">${items.join('\n')}</ol>` : `<p>${none}</p>`}`,
  )
}

/** Every kind of mail, in every language. @param kinds with the subject of each */
export function previewsPage(
  kinds: { kind: string; subject: string }[],
  languages: readonly string[],
): string {
  const items = kinds.map(
    ({ kind, subject }) => `<li>
<h2>${escapeMarkup(subject)}</h2><p class="muted">${kind}</p>
<p class="languages">${languages.map((code) => `<a href="/dev/mailbox/previews/${kind}/${code}" aria-label="${escapeMarkup(subject)}, ${code}">${code}</a>`).join('')}</p>
</li>`,
  )
  return page(
    'Previews',
    '/dev/mailbox/previews',
    `<h1>Every kind of mail</h1>
<ul class="list">${items.join('\n')}</ul>`,
  )
}

/** A mail as it is read: as HTML, wide or narrow, light or dark, or as text. */
export function mailPage(mail: ShownMail, look: Look): string {
  const facts = mail.facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`)
  const shown =
    look.view === 'text'
      ? `<pre>${linked(mail.text)}</pre>`
      : `<iframe class="${look.view}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mail.path}.html?scheme=${look.scheme}" title="The mail, ${look.scheme}"></iframe>`
  return page(
    mail.subject,
    undefined,
    `<h1>${escapeMarkup(mail.subject)}</h1>
<dl>${facts.join('')}</dl>
<nav class="views" aria-label="How it is shown">
<div>${VIEWS.map((view) => choice(mail.path, { ...look, view }, view, look.view)).join('')}</div>
${look.view === 'text' ? '' : `<div>${SCHEMES.map((scheme) => choice(mail.path, { ...look, scheme }, scheme, look.scheme)).join('')}</div>`}
</nav>
${shown}`,
  )
}

const WORDS = { wide: 'Wide', narrow: 'Narrow', text: 'Text', light: 'Light', dark: 'Dark' }

function choice(path: string, { view, scheme }: Look, name: keyof typeof WORDS, current: string): string {
  const mark = name === current ? ' aria-current="true"' : ''
  return `<a href="${path}?view=${view}&amp;scheme=${scheme}"${mark}>${WORDS[name]}</a>`
}

/** A text with its addresses as links. */
function linked(text: string): string {
  return escapeMarkup(text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
}

function time(date: Date): string {
  const iso = date.toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function page(title: string, path: string | undefined, content: string): string {
  const places: [string, string][] = [
    ['/dev/mailbox', 'Received'],
    ['/dev/mailbox/previews', 'Previews'],
  ]
  const links = places.map(
    ([href, name]) => `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · ${brand.name} mailbox</title>
<link rel="stylesheet" href="/dev/mailbox.css">
<link rel="icon" href="/favicon.svg">
</head>
<body>
<header><p>${brand.name}</p><nav aria-label="Mailbox">${links.join('')}</nav></header>
<main>
${content}
</main>
</body>
</html>
`
}
