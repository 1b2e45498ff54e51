import { describe, expect, it } from 'vitest'
import { writeLetter } from './letter/write-letter.ts'
import { MAIL_LANGUAGES } from './mail-languages.ts'
import { mailSamples } from './mail-samples.ts'
import { renderMail } from './render-mail.ts'
import { RIDE_NEWS, type BookingSummary, type Mail } from './mail.ts'

const samples = mailSamples('https://fiacre.example')
const every: Mail[] = [
  ...Object.values(samples),
  ...RIDE_NEWS.map((what) => ({ ...samples['carrier-ride'], what })),
]

/** What a reader of the HTML sees, in order. */
function readable(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<!--.*?-->|<[^>]+>/gs, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Where its links lead. */
function hrefs(html: string): string {
  return [...html.matchAll(/href="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .join('\n')
}

/** Whether a link opens in the mail's language: what the service answers by itself goes by the account, and a gateway by what it was told. */
function opensIn(link: string, language: string): boolean {
  const { protocol, host, pathname, searchParams } = new URL(link)
  const isOfSite =
    protocol === 'https:' && host === 'fiacre.example' && !/^\/(api|docs|sandbox)\b/.test(pathname)
  return language === 'en' || !isOfSite || searchParams.get('lang') === language
}

/** What is wrong with a mail, in words; most of them are well. */
function faultsOf(mail: Mail, language: string): string[] {
  const { subject, text, html } = renderMail(mail, language)
  const letter = writeLetter(mail, language)
  const seen = readable(html) + hrefs(html)
  const parts = [
    letter.subject,
    letter.greeting,
    ...letter.paragraphs,
    ...letter.tables.flatMap(({ title, rows, sums }) => [title, ...rows.flat(), ...(sums ?? []).flat()]),
    ...(letter.action ? [letter.action.label, letter.action.link] : []),
    ...letter.links.flatMap(({ label, link }) => [label, link]),
    ...(letter.note === undefined ? [] : [letter.note]),
    ...letter.footer,
  ]
  const links = [letter.action, ...letter.links].flatMap((one) => (one ? [one.link] : []))
  const count = (pattern: RegExp | string) => html.match(new RegExp(pattern, 'g'))?.length ?? 0
  const unbalanced = ['table', 'tr', 'td', 'th', 'p', 'a', 'div', 'h2'].filter(
    (tag) => count(`<${tag}[ >]`) !== count(`</${tag}>`),
  )
  const faults: [fault: string, is: boolean][] = [
    [
      'a name is left unfilled',
      [subject, text, html.slice(html.indexOf('<body'))].some((part) =>
        /[{}]|\b(undefined|null|NaN)\b/.test(part),
      ),
    ],
    ['a part is empty', parts.includes('')],
    [
      'text and HTML say different things',
      parts.some((part) => !text.includes(part) || !seen.includes(part)),
    ],
    ['the language is not told', !html.includes(`<html lang="${letter.language}" dir="ltr">`)],
    ['a link leads to a page in another language', links.some((link) => !opensIn(link, letter.language))],
    ['there is not one title', count('<title>[^<]+</title>') !== 1],
    ['there is not one heading', count('<h1') !== 1],
    [
      'there is a button without a link, or a link without one',
      count('<a class="button"') !== ('link' in mail ? 1 : 0),
    ],
    ['it loads something', /<(img|script|link)\b|url\(/.test(html)],
    [`tags are not closed: ${unbalanced.join()}`, unbalanced.length > 0],
    // Some languages end a date in a full stop.
    ['a sentence ends twice', /\.\s?\./.test(text)],
    ['a list does not show the subject whole', subject.length <= 5 || subject.length > 60],
  ]
  return faults.filter(([, is]) => is).map(([fault]) => `${mail.kind}: ${fault}`)
}

it.each(MAIL_LANGUAGES)(
  'every mail is whole in %s: as text and as HTML, filled in, one heading, a subject that a list shows',
  (language) => {
    expect(every.length).toBeGreaterThan(15)
    expect(every.flatMap((mail) => faultsOf(mail, language))).toEqual([])
  },
)

describe('a mail', () => {
  const paid = samples['booking-paid']
  const of = (change: Partial<BookingSummary>, firstName = 'Ada'): Mail => ({
    ...paid,
    firstName,
    booking: { ...paid.booking, ...change },
  })

  it('writes money and times as the language does', () => {
    const mail = of({ totalCents: 123_456 })
    expect(renderMail(mail, 'en').text).toContain('Total: €1,234.56')
    expect(renderMail(mail, 'pl').text).toMatch(/Razem: 1\s?234,56\s€/)
    expect(renderMail(mail, 'en').text).toContain('Pickup (local time): 3 February 2031 at 14:30')
    expect(renderMail(mail, 'pl').text).toContain('Odbiór (czas lokalny): 3 lutego 2031 14:30')
  })

  it('names the numbers of the rules in the form that the language has for them', () => {
    expect(renderMail(samples['confirm-email'], 'en').text).toContain('works for 24 hours.')
    expect(renderMail(samples['confirm-email'], 'pl').text).toContain('przez 24 godziny.')
    expect(renderMail(samples['reset-password'], 'pl').text).toContain('przez 60 minut.')
    expect(renderMail(samples['closing-warning'], 'pl').text).toContain('przez 12 miesięcy nie było')
  })

  it('tells the return only of a round trip', () => {
    expect(renderMail(paid, 'en').text).toContain('Return (local time): 10 February 2031 at 09:15')
    expect(renderMail(of({ returnLocalTime: null }), 'en').text).not.toContain('Return')
  })

  it('says what goes back after a cancellation, and nothing of money where none was paid', () => {
    const text = (refundCents: number | null, cardCents = 0) =>
      renderMail({ ...samples['booking-cancelled'], refundCents, cardCents }, 'en').text
    expect(text(49_380)).toContain('We added €493.80 to your account balance')
    expect(text(49_380)).toContain('See my balance:\nhttps://fiacre.example/balance\n')
    expect(text(0)).toContain('there is no refund.')
    expect(text(0)).not.toContain('balance')
    expect(text(null)).not.toMatch(/balance|refund/)
    expect(text(0, 2_000)).toContain('€20.00 goes back to the card you paid with.')
    expect(text(0, 2_000)).not.toContain('there is no refund')
  })

  it('lists what a receipt is made of, in words', () => {
    const { text } = renderMail(samples.receipt, 'en')
    for (const line of ['Paid by: Card', 'Starting price: €5.00', 'Van class: €79.40', 'Discount: -€54.86']) {
      expect(text).toContain(line)
    }
    const other = {
      ...samples.receipt,
      receipt: { ...samples.receipt.receipt, lines: [{ label: 'Tip', amountCents: 300 }] },
    }
    expect(renderMail(other, 'pl').text).toMatch(/Tip: 3,00\s€/)
  })

  it('is in English for a language that nobody writes, and knows a language by its forms', () => {
    expect(renderMail(paid, 'xx')).toEqual(renderMail(paid, 'en'))
    expect(renderMail(paid, 'pl-PL')).toEqual(renderMail(paid, 'pl'))
  })

  it('shows markup from travellers as text, and fills in nothing from it', () => {
    const evil = of(
      { pickupLocation: '<img src=x onerror=alert(1)>', destination: '{brand} & "co"' },
      '<b>{number}</b>',
    )
    const { html, text } = renderMail(evil, 'en')
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)>')
    expect(html).toContain('{brand} &amp; &quot;co&quot;')
    expect(text).toContain('Hello <b>{number}</b>,')
  })

  it('keeps names on one line, whatever is in them', () => {
    const { subject, text } = renderMail(
      { ...samples['closing-warning'], firstName: 'Ada\r\nBcc: x@example.com\n\nPay here' },
      'en',
    )
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).toContain('Hello Ada Bcc x example com Pay here,')
    expect(renderMail(of({ pickupLocation: 'Gare\nTotal: €0\u202E' }), 'en').text).toContain(
      'From: Gare Total: €0 · Geneva Airport (GVA), Switzerland · Aéroport de Genève · 46.24, 6.11\n',
    )
  })

  it('makes no link of a name', () => {
    const greeting = (firstName: string) =>
      writeLetter({ ...samples['confirm-email'], firstName }, 'en').greeting
    expect(greeting('win at http://evil.example/now')).toBe('Hello win at http evil example now,')
    expect(greeting('J. R.')).toBe('Hello J. R.,')
    expect(greeting('Anne-Marie O’Neill')).toBe('Hello Anne-Marie O’Neill,')
  })
})
