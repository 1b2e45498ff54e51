import { expect, it } from 'vitest'
import { withPage } from './with-page.ts'

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Fiacre</title>
<meta
  name="description"
  content="Ours."
/><meta property="og:title" content="Ours." /><meta property="og:description" content="Ours." />
<script type="module" crossorigin src="/assets/index-Bq3X9aZk.js"></script></head>
<body><div id="loading-screen" class="x"><svg></svg></div><div id="root"></div></body></html>`

const PAGE = {
  html: '<h1>$& $1</h1>',
  language: 'pl',
  title: 'A "b" & <c> $&',
  description: 'Short $1',
  structured: '{"name":"$&"}',
}

it('draws a page into the document, under its own name, and lets a small script begin', () => {
  const drawn = withPage(DOCUMENT, PAGE, '/assets/boot-Bq3X9aZk.js')
  expect(drawn).toContain('<html lang="pl">')
  expect(drawn).toContain('<title>A &quot;b&quot; &amp; &lt;c&gt; $&amp;</title>')
  expect(drawn).toContain('property="og:title" content="A &quot;b&quot; &amp; &lt;c&gt; $&amp;"')
  expect(drawn.match(/content="Short \$1"/g)).toHaveLength(2)
  expect(drawn).toContain('<div id="root"><h1>$& $1</h1></div>')
  expect(drawn).toContain('<script type="application/ld+json">{"name":"$&"}</script></head>')
  expect(drawn).toContain('src="/assets/boot-Bq3X9aZk.js" data-start="/assets/index-Bq3X9aZk.js"')
  expect(drawn).not.toContain('loading-screen')
  // The browser asks for the script only once it has read this.
  expect(drawn).toMatch(/<meta http-equiv="Content-Security-Policy" content="object-src 'none'"><script /)
})

it('leaves the page’s own script where there is no other', () => {
  expect(withPage(DOCUMENT, PAGE)).toContain(
    '<script type="module" crossorigin src="/assets/index-Bq3X9aZk.js">',
  )
})

it('names the picture of a page in the place of that of the house', () => {
  const head = '<meta property="og:image" content="/house.png"><meta property="og:image:alt" content="Us">'
  const document = DOCUMENT.replace('</head>', `${head}</head>`)
  const drawn = withPage(document, { ...PAGE, picture: { url: 'https://a/$&.png', alt: 'The "way"' } })
  expect(drawn).toContain('<meta property="og:image" content="https://a/$&amp;.png">')
  expect(drawn).toContain('<meta property="og:image:alt" content="The &quot;way&quot;">')
  expect(withPage(document, PAGE)).toContain(head)
})
