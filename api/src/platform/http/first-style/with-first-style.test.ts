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
    `<head><style data-first="/a.woff2">${styles[0]}</style>${late('/a.css')}${late('/b.css')}<noscript>${link('/a.css')}${link('/b.css')}</noscript></head>`,
  )
})

it('keeps a place for what is far below where scripts run; its rules come with the style sheets', () => {
  const far = page(link('/b.css')).replace('class="card', 'class="fi-far card')
  const [style] = withFirstStyle(far, SHEETS).styles
  expect(style).toMatch(/@media \(scripting\)\{.*content-visibility:hidden/)
  expect(style).not.toContain('.card')
  expect(withFirstStyle(page(link('/b.css')), SHEETS).styles[0]).not.toContain('fi-far')
})

it('has a phone lay out later what is below its first screen, and keeps its rules for a desk', () => {
  const below = page(link('/b.css')).replace('class="card', 'class="fi-below card')
  const [style] = withFirstStyle(below, SHEETS).styles
  expect(style).toMatch(
    /^\.card\{.*@media \(width<480px\).*\.fi-below\{content-visibility:hidden.*@keyframes fi-late/,
  )
  expect(withFirstStyle(page(link('/b.css')), SHEETS).styles[0]).not.toContain('fi-below')
})

it('gives a picture that is seen later no place, and so has it fetched, before the style sheets hold', () => {
  const picture = page(link('/b.css')).replace('</h2>', '</h2><img class="fi-late" loading="lazy"/>')
  const late = '.fi-late{display:none}'
  expect(withFirstStyle(picture, SHEETS).styles[0]).toContain(`:root:not([data-dressed]) ${late}`)
  expect(withFirstStyle(page(link('/b.css')), SHEETS).styles[0]).not.toContain(late)
})

it('asks of a selector in brackets as much as of any other, and brings no property that nothing uses', () => {
  const sheet = `:root{--used:var(--of-it);--of-it:1px;--other:2px}.card:has(>.price){top:0}.card:has(h2,.price){top:var(--used)}:is(.price,.card) h2{top:1px}:where(.price){top:2px}.card:disabled{top:3px}`
  const sheets = new Map([['/a.css', readRules(sheet)]])
  expect(withFirstStyle(page(link('/a.css')), sheets).styles).toEqual([
    ':root{--used:var(--of-it);--of-it:1px;}.card:has(h2,.price){top:var(--used)}:is(.price,.card) h2{top:1px}',
  ])
})

it('keeps no rule that is left with nothing', () => {
  const sheet = `@media (width>1px){:root{--a:1px}}h2{--b:1px}.card{top:0}.card::before{content:"{}"}`
  const sheets = new Map([['/a.css', readRules(sheet)]])
  expect(withFirstStyle(page(link('/a.css')), sheets).styles).toEqual([
    '.card{top:0}.card::before{content:"{}"}',
  ])
})

it('names the typefaces that have letters of the page, whose head has no lines', () => {
  const faces = ['00??', '0370-03FF', '20AC'].map(
    (range, index) =>
      `@font-face{font-family:A;src:url(/${index}.woff2)format("woff2");unicode-range:U+${range}}`,
  )
  const sheets = new Map([['/a.css', readRules(`${faces.join('')}.card{top:0}`)]])
  const html = page(`\n  <meta\n  name="a"\n/>\n${link('/a.css')}\n`).replace('<h2', '\n<h2')
  const { html: sent } = withFirstStyle(html, sheets)
  expect(sent).toContain('<head><meta name="a" /><style data-first="/0.woff2 /2.woff2">.card{top:0}</style>')
  expect(sent).toContain('\n<h2')
})

it('closes shapes that hold nothing in short', () => {
  const drawing = '<svg><g><path d="M0 0"></path><circle r="1"></circle></g></svg>'
  const { html } = withFirstStyle(page(link('/b.css')).replace('</h2>', `</h2>${drawing}`), SHEETS)
  expect(html).toContain('<svg><g><path d="M0 0"/><circle r="1"/></g></svg>')
})

it('has the pictures of the form fetched with the style sheets, and no others', () => {
  const form = '<img src="/car.svg" alt="" class="fi-ride__picture"/>'
  const other = '<img src="/b.svg" class="card"/>'
  const { html, styles } = withFirstStyle(
    page(link('/b.css')).replace('</h2>', `</h2>${other}${form}`),
    SHEETS,
  )
  expect(html).toContain(`${other}${form.replace('src', 'data-late')}`)
  expect(styles[0]).toContain('img:not([src])')
  expect(withFirstStyle(page(link('/b.css')), SHEETS).styles[0]).not.toContain('img:not([src])')
})

it('brings nothing of a rule that is seen only when somebody does something, nor under an older name too', () => {
  const sheet = `.card{cursor:pointer;top:0;transition:color .2s ease,top .1s;transition-delay:1s;left:0}h2{scroll-margin-block:1px}[hidden]{-webkit-mask:none;-webkit-hyphens:auto;top:0;hyphens:auto}.w-1\\/2{content:"cursor";will-change:top}`
  const sheets = new Map([['/a.css', readRules(sheet)]])
  expect(withFirstStyle(page(link('/a.css')), sheets).styles).toEqual([
    String.raw`.card{top:0;left:0}[hidden]{-webkit-mask:none;top:0;hyphens:auto}.w-1\/2{content:"cursor";}`,
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
