import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticeRegion } from './notice-region.tsx'
import { createNoticeStore, type NoticeContent } from './notice-store.ts'

async function mount(...contents: NoticeContent[]) {
  const notices = createNoticeStore()
  await render(
    <>
      <button type="button">elsewhere</button>
      <NoticeRegion notices={notices} label="Notifications (F8)" closeLabel="Close" />
    </>,
  )
  for (const content of contents) notices.show(content)
  return notices
}

const notice = page.getByTestId('notice')
const region = page.getByRole('region', { name: 'Notifications (F8)' })

/** Presses on the notice, moves the pointer sideways and lets go. */
async function swipe(byPx: number) {
  await expect.element(notice).toBeVisible()
  // Come to rest first: on a busy machine a notice that is still coming in has moved on before the press.
  await Promise.all(
    notice
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const box = notice.element().getBoundingClientRect()
  // Whole pixels: a fraction may be rounded to one pixel less.
  const [left, top] = [Math.round(box.left), Math.round(box.top)]
  const at = (x: number) => ({ x: left + 60 + x, y: top + 12 })
  await userEvent.pointer([
    { coords: at(0), keys: '[MouseLeft>]' },
    { coords: at(byPx / 2) },
    { coords: at(byPx) },
    { coords: at(byPx), keys: '[/MouseLeft]' },
  ])
}

describe('the notice region', () => {
  afterEach(() => void vi.useRealTimers())

  it('shows one notice at a time', async () => {
    await mount({ title: 'Price Quote Restored' }, { title: 'Confirmation email sent' })
    await expect.element(page.getByText('Confirmation email sent')).toBeVisible()
    expect(page.getByText('Price Quote Restored').query()).toBeNull()
    expect(notice.elements()).toHaveLength(1)
  })

  it('lets a notice go after 5000 ms and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    await mount({ title: 'Welcome' })
    await expect.element(notice).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(4900)
    await expect.element(notice).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('keeps a notice for as long as it asks', async () => {
    // A pointer that an earlier test left on the notice would make it stay.
    await userEvent.unhover(document.body)
    await mount({ title: 'Quick', durationMs: 50 })
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('stands still while the focus is on it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    await mount({ title: 'Welcome' })
    await expect.element(notice).toBeInTheDocument()
    await userEvent.keyboard('{F8}')
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(notice).toBeInTheDocument()
  })

  it('takes the focus at F8, and gives it back at Escape', async () => {
    await mount({ title: 'Welcome' })
    const elsewhere = page.getByRole('button', { name: 'elsewhere' })
    await elsewhere.click()
    await userEvent.keyboard('{F8}')
    await expect.element(region).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(notice).not.toBeInTheDocument()
    await expect.element(elsewhere).toHaveFocus()
  })

  it('goes away when swiped 50 px to the right', async () => {
    await mount({ title: 'Welcome', durationMs: Number.POSITIVE_INFINITY })
    await swipe(50)
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('springs back when swiped less, or to the left', async () => {
    await mount({ title: 'Welcome', durationMs: Number.POSITIVE_INFINITY })
    await swipe(40)
    await swipe(-58)
    await expect.element(notice).toBeVisible()
    expect(notice.element().style.translate).toBe('')
  })

  it('goes away by its close button', async () => {
    await mount({ title: 'Welcome' })
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('runs its action and goes', async () => {
    const onSelect = vi.fn<() => void>()
    await mount({
      title: 'Location Not Available',
      description: "We currently don't operate in this region.",
      variant: 'destructive',
      action: { label: 'View Destinations', onSelect },
    })
    await page.getByRole('button', { name: 'View Destinations' }).click()
    expect(onSelect).toHaveBeenCalledOnce()
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('announces what went wrong at once, anything else politely', async () => {
    const notices = await mount({ title: 'Welcome' })
    await expect.element(notice).toBeInTheDocument()
    expect(notice.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    notices.show({ title: 'Login failed', variant: 'destructive' })
    await expect.element(page.getByText('Login failed')).toBeInTheDocument()
    expect(notice.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  })
})
