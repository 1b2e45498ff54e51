import { describe, expect, it } from 'vitest'
import { policyAllows } from './content-policy.ts'
import { judgePage, type FetchedPage, type PageFacts } from './judge-page.ts'
import { readTags } from './read-tags.ts'

const SERVICE = new URL('https://fiacre.example')
const SHEET = '<link rel="stylesheet" href="https://fiacre.example/widget/v1/fiacre.css">'
const TAG =
  '<script src="https://fiacre.example/widget/v1/fiacre.js" data-partner="pk_live_1" async></script>'
const FORM = '<fiacre-booking></fiacre-booking>'

const page = (html: string, more: Partial<FetchedPage> = {}): FetchedPage => ({
  ...{ url: new URL('https://hotel.example/transfers'), status: 200, location: undefined },
  ...{ mediaType: 'text/html; charset=utf-8', policies: [], html, ...more },
})
const facts = (more: Partial<PageFacts> = {}): PageFacts => ({
  ...{ service: SERVICE, isListed: true, keyOf: () => Promise.resolve('works'), seen: undefined, ...more },
})
const wrong = async (found: ReturnType<typeof judgePage>) =>
  (await found).filter(({ verdict }) => verdict === 'bad').map(({ code }) => code)

describe('a page of a partner', () => {
  it('that has all it takes has nothing to mend', async () => {
    expect(await wrong(judgePage(page(SHEET + TAG + FORM), facts()))).toEqual([])
  })

  it('is told what it lacks, one by one', async () => {
    const cases: [string, string[], Partial<FetchedPage>?, Partial<PageFacts>?][] = [
      ['', ['redirected'], { status: 301, location: 'https://www.hotel.example/' }],
      ['', ['status'], { status: 404 }],
      ['{}', ['not-html'], { mediaType: 'application/json' }],
      [SHEET + TAG + FORM, ['origin-unlisted'], {}, { isListed: false }],
      [SHEET + FORM, ['tag-missing']],
      [`<!-- ${TAG} --><script>var x = '${TAG.replaceAll('script', 'scr')}'</script>`, ['tag-missing']],
      [SHEET + TAG, ['element-missing']],
      [TAG + FORM, ['room-not-kept']],
      [FORM + TAG, ['after-paint']],
      [SHEET + TAG.replace(/data-partner="\w+"/, '') + FORM, ['key-missing']],
      [SHEET + TAG.replace('pk_live_1', 'sk_live_1') + FORM, ['key-secret']],
      [SHEET + TAG + FORM, ['key-ended'], {}, { keyOf: () => Promise.resolve('ended') }],
      [SHEET + TAG + FORM, ['policy-blocks'], { policies: ["default-src 'self'"] }],
      [
        `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${SHEET}${TAG}${FORM}`,
        ['policy-blocks'],
      ],
      [SHEET + TAG + FORM, ['seen-refused'], {}, { seen: { at: new Date(), isListed: false } }],
    ]
    const found = await Promise.all(
      cases.map(async ([html, , more, known]) => wrong(judgePage(page(html, more), facts(known)))),
    )
    expect(found).toEqual(cases.map(([, codes]) => codes))
  })

  it('whose tag comes by itself later is believed once the form has called', async () => {
    const found = await judgePage(page(''), facts({ seen: { at: new Date(), isListed: true } }))
    expect(found.map(({ code }) => code)).toContain('tag-added-later')
  })

  it('is read in one pass, whatever stands in it', () => {
    const pages = ['<', '<!--', '<script ', '<script></script>', '<a "', '<link a=', "<meta '"]
    const tags = pages.map((text) => readTags(text.repeat(40_000)).length)
    expect(tags).toEqual([0, 0, 1, 40_000, 0, 80, 70])
  })
})

it('knows what a content policy lets a page load', () => {
  const url = new URL('https://fiacre.example/widget/v1/fiacre.js')
  const cases: [string, boolean, string?][] = [
    ['', true],
    ["frame-ancestors 'none'", true],
    ["script-src 'none'", false],
    ['script-src https://fiacre.example', true],
    ['script-src fiacre.example:8443', false],
    ['script-src *.example', true],
    ['script-src *.fiacre.example', false],
    ['script-src https:', true],
    ["default-src *; script-src-elem 'self'", false],
    ["script-src 'nonce-abc' 'strict-dynamic'", true, 'abc'],
    ["script-src https: 'strict-dynamic' 'nonce-abc'", false],
  ]
  expect(cases.map(([policy, , nonce]) => policyAllows(policy, 'script', url, nonce))).toEqual(
    cases.map(([, allowed]) => allowed),
  )
})
