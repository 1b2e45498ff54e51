import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminBooking } from './admin-reads.ts'
import { adminBooking, adminClient, openAdmin, review } from './testing.tsx'

const BOOKINGS = '/admin?tab=bookings'

/** Bookings with numbers of their own. */
const bookings = (count: number): AdminBooking[] =>
  Array.from({ length: count }, (_, index) =>
    adminBooking({ id: 2000 - index, bookingNumber: `FC-B${String(index).padStart(5, '0')}` }),
  )

const BATCH = '0198c2f0-2222-7abc-8def-0123456789ab'

beforeEach(async () => {
  await page.viewport(1440, 900)
})

describe('a list', () => {
  it('stays where it was when a record opens over it and closes: scrolled, with its pages, at the row', async () => {
    const all = bookings(100)
    const client = adminClient({ bookings: all })
    client.listAllBookings.mockImplementation(async ({ query } = {}) =>
      query?.before === undefined
        ? { bookings: all.slice(0, 50), next: 1951 }
        : { bookings: all.slice(50), next: null },
    )
    const { screen } = await openAdmin(client, BOOKINGS)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    const row = screen.getByRole('link', { name: 'FC-B00090' })
    await expect.element(row).toBeInTheDocument()
    row.element().scrollIntoView({ block: 'center', behavior: 'instant' })
    const scrolled = window.scrollY
    expect(scrolled).toBeGreaterThan(1000)
    await userEvent.click(row)
    await expect.element(screen.getByRole('dialog', { name: 'Booking FC-B00090' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('dialog', { name: 'Booking FC-B00091' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('link', { name: 'FC-B00091' })).toHaveFocus()
    expect(Math.abs(window.scrollY - scrolled)).toBeLessThan(200)
    await expect.element(screen.getByRole('link', { name: 'FC-B00099' })).toBeInTheDocument()
  })

  it('is ordered by its headings, which the address keeps', async () => {
    const { screen, history } = await openAdmin(adminClient({ bookings: bookings(2) }), BOOKINGS)
    await userEvent.click(screen.getByRole('button', { name: 'Pickup time' }))
    expect(history.at(-1)).toBe(`${BOOKINGS}&sort=soonest`)
    await expect
      .element(screen.getByRole('columnheader', { name: 'Pickup time' }))
      .toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Pickup time' }))
    expect(history.at(-1)).toBe(`${BOOKINGS}&sort=latest`)
  })

  it('shows the columns that were chosen, and keeps the choice', async () => {
    const client = adminClient({ bookings: bookings(1) })
    client.getListSettings.mockResolvedValue({
      views: [],
      columns: [{ list: 'bookings', columns: ['status', 'phone'] }],
    })
    client.setListColumns.mockImplementation(async ({ body }) => ({
      views: [],
      columns: [{ list: 'bookings', columns: body.columns }],
    }))
    const { screen } = await openAdmin(client, BOOKINGS)
    await expect.element(screen.getByRole('columnheader', { name: 'Contact phone' })).toBeVisible()
    await expect.element(screen.getByRole('columnheader', { name: 'Ride' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByText('Columns', { exact: true }).first())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ride' }))
    await expect.element(screen.getByRole('columnheader', { name: 'Ride' })).toBeVisible()
    expect(client.setListColumns.mock.lastCall?.[0]).toMatchObject({
      path: { list: 'bookings' },
      body: { columns: ['ride', 'status', 'phone'] },
    })
  })

  it('keeps a view under a name, shows it as a chip, and leads back to it', async () => {
    const client = adminClient({ bookings: bookings(1) })
    const view = {
      id: BATCH,
      name: 'Unpaid soon',
      list: 'bookings',
      query: { payment: 'pending', sort: 'soonest' },
    } as const
    client.createSavedView.mockImplementation(async () => {
      client.getListSettings.mockResolvedValue({ views: [view], columns: [] })
      return view
    })
    const { screen, history } = await openAdmin(client, `${BOOKINGS}&payment=pending&sort=soonest`)
    await userEvent.click(screen.getByRole('button', { name: 'Save this view' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name of the view' }), 'Unpaid soon')
    await userEvent.keyboard('{Enter}')
    const chip = screen.getByRole('link', { name: 'Unpaid soon' })
    await expect.element(chip).toHaveAttribute('aria-current', 'true')
    expect(client.createSavedView.mock.lastCall?.[0].body).toEqual({
      name: view.name,
      list: view.list,
      query: view.query,
    })
    await userEvent.click(screen.getByRole('tab', { name: 'Bookings' }))
    expect(history.at(-1)).toBe(BOOKINGS)
    await userEvent.click(chip)
    expect(history.at(-1)).toBe(`${BOOKINGS}&payment=pending&sort=soonest`)
  })
})

describe('many at once', () => {
  it('are chosen, changed with a reason, and told of one by one', async () => {
    const client = adminClient({ bookings: bookings(3) })
    client.setBookingStatuses.mockResolvedValue({
      batchId: BATCH,
      results: [
        { id: '2000', isDone: true, code: null, message: null },
        { id: '1998', isDone: false, code: 'NOT_FOUND', message: 'Booking not found' },
      ],
    })
    const { screen } = await openAdmin(client, BOOKINGS)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose FC-B00000' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose FC-B00002' }))
    const bar = screen.getByRole('toolbar', { name: 'What to do with the chosen' })
    await expect.element(bar.getByText('2 chosen')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Update status' }))
    const dialog = screen.getByRole('dialog', { name: 'Update status' })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'completed')
    await userEvent.click(dialog.getByRole('button', { name: 'Update status' }))
    await expect.element(dialog.getByText('Please say why.')).toBeVisible()
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Driven as planned.')
    await userEvent.click(dialog.getByRole('button', { name: 'Update status' }))
    await expect.element(dialog.getByText('1 of 2 changed')).toBeVisible()
    await expect.element(dialog.getByText('Booking not found')).toBeVisible()
    expect(client.setBookingStatuses.mock.lastCall?.[0].body).toEqual({
      ids: ['2000', '1998'],
      status: 'completed',
      note: 'Driven as planned.',
    })
    await userEvent.keyboard('{Enter}')
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('are let go of by Escape', async () => {
    const { screen } = await openAdmin(adminClient({ bookings: bookings(2) }), BOOKINGS)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
    await expect.element(screen.getByText('2 chosen')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByText('2 chosen')).not.toBeInTheDocument()
  })
})

it('ten payments are decided by keyboard alone, two keys each', async () => {
  let waiting = Array.from({ length: 10 }, (_, index) => review(`payment-${index}`))
  const client = adminClient()
  client.listPaymentReviews.mockImplementation(async () => ({ reviews: waiting, next: null }))
  client.resolvePaymentReview.mockImplementation(async ({ path }) => {
    waiting = waiting.filter(({ id }) => id !== path.id)
    return review(path.id, { resolution: 'to-balance' })
  })
  await openAdmin(client, '/admin?tab=payments')
  await expect.element(page.getByRole('row').nth(10)).toBeInTheDocument()
  // From the list: the first one is a Tab stop away, and opens with Enter.
  document.querySelector<HTMLElement>('[data-record="payment-0"]')?.focus()
  await userEvent.keyboard('{Enter}')
  let keys = 0
  for (let turn = 0; turn < 10; turn++) {
    await expect
      .element(page.getByRole('button', { name: /^Put on the balance/, pressed: false }))
      .toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(page.getByRole('button', { name: /^Put it on the balance/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    keys += 2
    await expect.poll(() => client.resolvePaymentReview.mock.calls.length).toBe(turn + 1)
  }
  expect(keys).toBe(20)
  expect(waiting).toEqual([])
  expect(new Set(client.resolvePaymentReview.mock.calls.map(([{ path }]) => path.id)).size).toBe(10)
})

it('what can be done with the open record is in the palette', async () => {
  const client = adminClient({ bookings: bookings(1) })
  await openAdmin(client, `${BOOKINGS}&open=2000`)
  await expect.element(page.getByRole('dialog', { name: 'Booking FC-B00000' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Record €110.96' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Go to' })).toHaveFocus()
  await userEvent.keyboard('record')
  await expect.element(page.getByRole('option', { name: 'Record €110.96' })).toBeVisible()
  client.recordPayment.mockResolvedValue(bookings(1)[0] as never)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => client.recordPayment.mock.calls.length).toBe(1)
})

it('nothing is a command while somebody types', async () => {
  const client = adminClient({ reviews: [review('one')] })
  await openAdmin(client, '/admin?tab=payments&open=one')
  await expect.element(page.getByRole('button', { name: /^Put on the balance/ })).toBeVisible()
  await userEvent.keyboard('a')
  await userEvent.click(page.getByRole('textbox', { name: /^Note/ }))
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('button', { name: /^Put on the balance/, pressed: true })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('r')
})
