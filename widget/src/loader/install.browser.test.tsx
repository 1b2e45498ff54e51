import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ROOM } from '../element/room.ts'
import { askedAt, clearPage, fillTrip, place, standIn, TAG } from '../element/testing/element-page.ts'
import { install } from './install.ts'
import type { PageApi } from './page-api.ts'

type Page = { fiacre?: PageApi }

const host = window as Page

/** The line that a page may put before the script. */
function queueUp(): PageApi {
  const queue: PageApi = (...command) => {
    const kept = (host.fiacre!.q ??= [] as unknown[])
    kept.push(command)
  }
  host.fiacre = queue
  return queue
}

const heard: string[] = []
const early = vi.fn<(event: Event) => void>(() => void heard.push('ready'))
const dropped = vi.fn<(event: Event) => void>()
const load = vi.fn<() => void>(standIn)

describe('the script of a page', () => {
  let kept: PageApi
  let heightBefore = 0

  beforeAll(() => {
    place(`<${TAG}><a href="https://fiacre.example/?partner=pk_script">Book a transfer</a></${TAG}>`)
    kept = queueUp()
    host.fiacre?.('on', 'ready', early)
    host.fiacre?.('on', 'ready', dropped)
    host.fiacre?.('off', 'ready', dropped)
    host.fiacre?.('set', { currency: 'CHF', promo: 'EARLY' })
    host.fiacre?.('prefill', { pickup: 'Annecy', vehicle: 'van' })
    install({
      version: '1.0.0',
      data: { partner: 'pk_script', promo: 'SCRIPT' },
      async load() {
        // What the page looks like while the element is on its way.
        heightBefore = document.querySelector(TAG)?.getBoundingClientRect().height ?? 0
        load()
      },
    })
  })
  afterAll(clearPage)

  it('keeps the form’s room before the form is there, around the page’s own link', () => {
    const width = document.querySelector('.host-page')?.getBoundingClientRect().width ?? 0
    expect(heightBefore).toBe(ROOM.findLast(([from]) => from <= width)?.[1])
  })

  it('replays in order what was asked before it was there', async () => {
    await expect.element(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Annecy')
    await expect.element(page.getByText('from CHF 16')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Van/ })).toBeChecked()
    await expect.poll(() => early.mock.calls.length).toBe(1)
    expect(dropped).not.toHaveBeenCalled()
  })

  it('gives its partner and its promo code to forms', async () => {
    await expect.poll(() => askedAt('/api/brand').length).toBe(1)
    expect(new URL(askedAt('/api/brand')[0]!.request.url).searchParams.get('key')).toBe('pk_script')
    const form = document.querySelector(TAG)!
    fillTrip(form)
    host.fiacre?.('quote', form)
    await expect
      .poll(() => askedAt('/api/calculate-prices').map(({ body }) => body))
      .toMatchObject([{ promoCode: 'SCRIPT' }])
  })

  it('does at once what is asked from then on, of one form or of all', () => {
    const other = place(`<${TAG} partner="pk_other"></${TAG}>`)
    host.fiacre?.('set', { units: 'mi' }, other)
    expect([...document.querySelectorAll(TAG)].map(({ units }) => units)).toEqual([null, 'mi'])
    host.fiacre?.('set', { units: 'km' })
    expect([...document.querySelectorAll(TAG)].map(({ units }) => units)).toEqual(['km', 'km'])
    other.remove()
  })

  it('hears a page that has kept its own function', () => {
    kept('set', { theme: 'dark' })
    expect(document.querySelector(TAG)?.theme).toBe('dark')
  })

  it('reports a command that there is not, and goes on', () => {
    const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    Reflect.apply(host.fiacre!, null, ['sett', {}])
    expect(String(report.mock.calls[0]?.[0])).toMatch(/"sett".*on, off, set, prefill or quote/)
    vi.restoreAllMocks()
  })
})

describe('a further script on the page, of whatever version or partner,', () => {
  afterEach(() => vi.restoreAllMocks())

  it('changes nothing and is warned of once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const first = host.fiacre
    const sheets = document.adoptedStyleSheets.length
    for (const version of ['1.0.0', '2.0.0'])
      install({ version, data: { partner: 'pk_second' }, load: () => expect.unreachable() })
    expect(warn).toHaveBeenCalledOnce()
    expect(host.fiacre).toBe(first)
    expect(host.fiacre?.data).toEqual({ partner: 'pk_script', promo: 'SCRIPT' })
    expect(document.adoptedStyleSheets).toHaveLength(sheets)
  })

  it('leaves each form its own partner, else the first script’s', async () => {
    const before = askedAt('/api/brand').length
    place(`<${TAG} partner="pk_a"></${TAG}><${TAG} partner="pk_b"></${TAG}><${TAG}></${TAG}>`)
    const keys = () =>
      askedAt('/api/brand')
        .slice(before)
        .map(({ request }) => new URL(request.url).searchParams.get('key') ?? '')
        .toSorted((one, other) => one.localeCompare(other))
    await expect.poll(keys).toEqual(['pk_a', 'pk_b', 'pk_script'])
    clearPage()
  })
})
