import { brand } from '../../brand/brand.ts'
import { markup, markupDocument, type Markup } from '../../http/markup.ts'
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
    ({ id, to: recipient, subject, createdAt }) => markup`<li>
      <div class="row"><h2><a href="/dev/mailbox/${id}">${subject}</a></h2><p class="muted">${time(createdAt)}</p></div>
      <p class="muted">to <a href="/dev/mailbox?to=${encodeURIComponent(recipient)}">${recipient}</a></p>
    </li>`,
  )
  const none = to === '' ? 'No mail yet.' : `No mail to ${to} yet.`
  return page('Mailbox', '/dev/mailbox', [
    markup`<h1>Mailbox</h1>`,
    markup`<form action="/dev/mailbox" role="search">
      <label>Address <input type="search" name="to" value=${to} list="addresses" autocomplete="off" /></label>
      <datalist id="addresses">${addresses.map((address) => markup`<option value=${address} />`)}</datalist>
      <button>Show</button>
    </form>`,
    items.length > 0 ? markup`<ol class="list">${items}</ol>` : markup`<p>${none}</p>`,
  ])
}

/** Every kind of mail, in every language. @param kinds with the subject of each */
export function previewsPage(
  kinds: { kind: string; subject: string }[],
  languages: readonly string[],
): string {
  const preview = (kind: string, subject: string, code: string) =>
    markup`<a href="/dev/mailbox/previews/${kind}/${code}" aria-label="${subject}, ${code}">${code}</a>`
  const items = kinds.map(
    ({ kind, subject }) => markup`<li>
      <h2>${subject}</h2><p class="muted">${kind}</p>
      <p class="languages">${languages.map((code) => preview(kind, subject, code))}</p>
    </li>`,
  )
  return page('Previews', '/dev/mailbox/previews', [
    markup`<h1>Every kind of mail</h1>`,
    markup`<ul class="list">${items}</ul>`,
  ])
}

/** A mail as it is read: as HTML, wide or narrow, light or dark, or as text. */
export function mailPage(mail: ShownMail, look: Look): string {
  const { view: shownView, scheme: shownScheme } = look
  const views = VIEWS.map((view) => choice(mail.path, { ...look, view }, view, shownView))
  const schemes = SCHEMES.map((scheme) => choice(mail.path, { ...look, scheme }, scheme, shownScheme))
  return page(mail.subject, undefined, [
    markup`<h1>${mail.subject}</h1>`,
    markup`<dl>${mail.facts.map(([name, value]) => [markup`<dt>${name}</dt>`, markup`<dd>${value}</dd>`])}</dl>`,
    markup`<nav class="views" aria-label="How it is shown">
      <div>${views}</div>
      ${shownView !== 'text' && markup`<div>${schemes}</div>`}
    </nav>`,
    shownView === 'text'
      ? markup`<pre>${linked(mail.text)}</pre>`
      : markup`<iframe class=${shownView} sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mail.path}.html?scheme=${shownScheme}" title="The mail, ${shownScheme}"></iframe>`,
  ])
}

const WORDS = { wide: 'Wide', narrow: 'Narrow', text: 'Text', light: 'Light', dark: 'Dark' }

function choice(path: string, { view, scheme }: Look, name: keyof typeof WORDS, current: string): Markup {
  const mark = name === current ? 'true' : undefined
  return markup`<a href="${path}?view=${view}&scheme=${scheme}" aria-current=${mark}>${WORDS[name]}</a>`
}

/** A text with its addresses as links. */
function linked(text: string): Markup[] {
  const parts = text.split(/(https?:\/\/[^\s<]+)/)
  return parts.map((part, index) => (index % 2 === 1 ? markup`<a href=${part}>${part}</a>` : part))
}

function time(date: Date): Markup {
  const iso = date.toISOString()
  return markup`<time datetime=${iso}>${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function page(title: string, path: string | undefined, content: Markup): string {
  const places: [string, string][] = [
    ['/dev/mailbox', 'Received'],
    ['/dev/mailbox/previews', 'Previews'],
  ]
  const links = places.map(
    ([href, name]) => markup`<a href=${href} aria-current=${href === path ? 'page' : undefined}>${name}</a>`,
  )
  return markupDocument(markup`
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${brand.name} mailbox</title>
        <link rel="stylesheet" href="/dev/mailbox.css" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <header><p>${brand.name}</p><nav aria-label="Mailbox">${links}</nav></header>
        <main>${content}</main>
      </body>
    </html>`)
}
