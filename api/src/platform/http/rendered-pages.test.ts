import { expect, it, vi } from 'vitest'
import { renderedPages } from './rendered-pages.ts'
import type { RenderedPage } from './with-page.ts'

const MINUTE = 60_000
const page = (html: string): RenderedPage => ({
  html,
  language: 'en',
  title: 't',
  description: 'd',
})

function pages(draw: (path: string) => Promise<RenderedPage>) {
  let time = Date.parse('2026-02-10T12:00:00Z')
  const errors = vi.fn<(about: object, words?: string) => void>()
  const render = vi.fn(({ path }: { path: string }) => draw(path))
  const rendered = renderedPages({ render, now: () => new Date(time), log: { error: errors } as never })
  return {
    errors,
    render,
    pass: (ms: number) => (time += ms),
    show: async (path = '/', head = '', language = 'en') => {
      const page = await rendered.of({ path, language }, head, ({ html }) => ({ html, styles: [] }))
      return (await page?.file.bytes('identity'))?.toString()
    },
  }
}

it('are drawn once for all who ask, and once more for those who come when it is old', async () => {
  let count = 0
  const { show, render, pass } = pages(async () => page(`drawing ${++count}`))
  expect(await Promise.all([show(), show()])).toEqual(['drawing 1', 'drawing 1'])
  pass(4 * MINUTE)
  expect(await show()).toBe('drawing 1')
  pass(2 * MINUTE)
  // The old one is sent while the new one is drawn.
  expect(await show()).toBe('drawing 1')
  expect(await show()).toBe('drawing 2')
  expect(render).toHaveBeenCalledTimes(2)
})

it('are others in another language, and when the settings in the head change', async () => {
  let count = 0
  const { show } = pages(async () => page(`drawing ${++count}`))
  expect(await show('/')).toBe('drawing 1')
  expect(await show('/', '', 'pl')).toBe('drawing 2')
  expect(await show('/', 'changed')).toBe('drawing 3')
})

it('are left to the browser where they cannot be drawn, which is said once in a while', async () => {
  const { show, errors, pass, render } = pages(() => Promise.reject(new Error('broken')))
  expect(await show()).toBeUndefined()
  expect(await show()).toBeUndefined()
  expect(render).toHaveBeenCalledOnce()
  expect(errors).toHaveBeenCalledOnce()
  pass(MINUTE)
  await show()
  expect(render).toHaveBeenCalledTimes(2)
})

it('are left to the browser while they are drawn for too long', async () => {
  vi.useFakeTimers()
  try {
    const { show } = pages(() => new Promise(() => {}))
    const shown = show()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(await shown).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

it('keep no more than they may, whatever is asked for', async () => {
  const { show, render } = pages(async (path) => page(path))
  for (let index = 0; index < 100; index++) await show(`/${index}`)
  expect(render).toHaveBeenCalledTimes(100)
  await show('/99')
  expect(render).toHaveBeenCalledTimes(100)
  await show('/0')
  expect(render).toHaveBeenCalledTimes(101)
})

it('are packed smaller once they are asked for again, under another tag, and stay so while they say the same', async () => {
  let time = Date.parse('2026-02-10T12:00:00Z')
  const words = Array.from(
    { length: 400 },
    (_, index) => `<p class="word">${(index * 7919) % 1000}</p>`,
  ).join('')
  const rendered = renderedPages({
    render: async () => page(words),
    now: () => new Date(time),
    log: { error: vi.fn<() => void>() } as never,
  })
  const show = async () => {
    const shown = await rendered.of({ path: '/', language: 'en' }, '', ({ html }) => ({ html, styles: [] }))
    return { tag: shown?.file.etag('br'), bytes: (await shown?.file.bytes('br'))?.length ?? 0 }
  }
  const first = await show()
  await expect.poll(async () => (await show()).bytes).toBeLessThan(first.bytes)
  const small = await show()
  expect(small.tag).not.toBe(first.tag)
  time += 6 * MINUTE
  await show()
  expect(await show()).toEqual(small)
})
