import { expect, it } from 'vitest'
import { readRules } from './read-rules.ts'
import { withFirstStyle } from './with-first-style.ts'

const SHEETS = new Map(
  Object.entries({
    '/a.css': `@charset "utf-8";:root,:host{--ink:#111}
@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+00??,U+20AC}
@font-face{font-family:B;src:local(B);unicode-range:U+00??,U+20AC}
@font-face{font-family:B;src:local(B);unicode-range:U+0370-03FF}
.card:not(.is-gone) h2,.card .gone{color:var(--ink)}.card:hover,a:focus-visible{color:blue}
.gone{color:red}#root>ul{margin:0}.card::before{content:"}{"}
@media (width>=600px){.card{top:1px}.gone{top:2px}}@media print{.card{display:none}}
[open] .card,.card[hidden]{top:3px}.turns{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes vanish{to{top:0}}`,
    '/b.css': String.raw`.card{left:1px}.w-1\/2{width:50%}@container form (width>=9px){.gone{top:0}}`,
  }).map(([path, sheet]) => [path, readRules(sheet)]),
)
const link = (path: string) => `<link rel="stylesheet" crossorigin href="${path}">`
const page = (links: string) =>
  `<html><head><link\n  rel="preload" as="font" href="/a.woff2">${links}</head><body><div id="root"><div class="card w-1/2" hidden=""><h2 class="turns">1 €</h2></div></div></body></html>`

it('puts what a page is seen with at first into it, in the order of its style sheets, which come later', () => {
  const { html, styles } = withFirstStyle(page(link('/a.css') + link('/b.css')), SHEETS)
  expect(styles).toEqual([
    ':root{--ink:#111}.card:not(.is-gone) h2{color:var(--ink)}.card::before{content:"}{"}@media (width>=600px){.card{top:1px}}' +
      '.card[hidden]{top:3px}.turns{animation:turn 1s}.card{left:1px}' +
      String.raw`.w-1\/2{width:50%}` +
      '@font-face{font-family:B;src:local(B);unicode-range:U+00??,U+20AC}@keyframes turn{to{rotate:1turn}}',
  ])
  const late = (path: string) => link(path).replace('href', 'data-late')
  expect(html).toContain(
    `<head><style data-first>${styles[0]}</style>${late('/a.css')}${late('/b.css')}<noscript>${link('/a.css')}${link('/b.css')}</noscript></head>`,
  )
})

it('keeps a place for what is far below, whose rules come with the style sheets', () => {
  const far = page(link('/b.css')).replace('class="card', 'class="fi-far card')
  const [style] = withFirstStyle(far, SHEETS).styles
  expect(style).toContain('content-visibility:hidden')
  expect(style).not.toContain('.card')
  expect(withFirstStyle(page(link('/b.css')), SHEETS).styles[0]).not.toContain('fi-far')
})

it('asks of a selector in brackets as much as of any other, and brings no property that nothing uses', () => {
  const sheet = `:root{--used:var(--of-it);--of-it:1px;--other:2px}.card:has(>.price){top:0}.card:has(h2,.price){top:var(--used)}:is(.price,.card) h2{top:1px}:where(.price){top:2px}.card:disabled{top:3px}`
  const sheets = new Map([['/a.css', readRules(sheet)]])
  expect(withFirstStyle(page(link('/a.css')), sheets).styles).toEqual([
    ':root{--used:var(--of-it);--of-it:1px;}.card:has(h2,.price){top:var(--used)}:is(.price,.card) h2{top:1px}',
  ])
})

it('has the pictures of the form fetched with the style sheets, and no others', () => {
  const form = '<img src="/car.svg" alt="" class="fi-ride__picture"/>'
  const other = '<img src="/b.svg" class="card"/>'
  const { html } = withFirstStyle(page(link('/b.css')).replace('</h2>', `</h2>${other}${form}`), SHEETS)
  expect(html).toContain(`${other}${form.replace('src', 'data-late')}`)
})

it('brings nothing of a rule that is seen only when somebody does something', () => {
  const sheet = `.card{cursor:pointer;top:0;transition:color .2s ease,top .1s;transition-delay:1s;left:0}h2{scroll-margin-block:1px}.w-1\\/2{content:"cursor";will-change:top}`
  const sheets = new Map([['/a.css', readRules(sheet)]])
  expect(withFirstStyle(page(link('/a.css')), sheets).styles).toEqual([
    String.raw`.card{top:0;left:0}.w-1\/2{content:"cursor";}`,
  ])
})

it('names no typeface whose file comes later, but where nothing else would be left', () => {
  const sheet = `@font-face{font-family:A B;src:url(/a.woff2)}@font-face{font-family:"C";src:url(/c.woff2)}@font-face{font-family:D;src:local(D)}:root{--text:var(--own,"A B", D, serif);--title:C,D}.card{font-family:var(--text)}h2{font-family:var(--title);font-family:C}`
  const sheets = new Map([['/a.css', readRules(sheet)]])
  expect(withFirstStyle(page(link('/a.css')), sheets).styles).toEqual([
    ':root{--text:var(--own,D, serif);--title:D}.card{font-family:var(--text)}h2{font-family:var(--title);font-family:C}@font-face{font-family:D;src:local(D)}',
  ])
})

it('leaves a page as it is whose style sheets are not all known', () => {
  const html = page(link('/a.css') + link('/c.css'))
  expect(withFirstStyle(html, SHEETS)).toEqual({ html, styles: [] })
})
