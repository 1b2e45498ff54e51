import type { CallResult } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { BalancePage } from './balance-page.tsx'
import { balanceTexts } from './locales/texts.ts'

type Balance = CallResult<'getBalance'>
type Entry = Balance['entries'][number]

function entry(id: number, changes: Partial<Entry> = {}): Entry {
  const about = { bookingId: 1042, bookingNumber: 'FC-7K2M9Q' }
  const createdAt = '2026-02-11T08:00:00.000Z'
  return { id, createdAt, kind: 'REFUND', amountCents: 11096, ...about, ...changes }
}

async function open(balance: Partial<Balance> = {}) {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getBalance.mockResolvedValue({
    amountCents: 0,
    currency: 'EUR',
    entries: [],
    next: null,
    ...balance,
  })
  const texts = [balanceTexts]
  return { client, ...(await renderPage(<BalancePage />, { client, texts, path: '/balance' })) }
}

describe('the balance page', () => {
  it('leads somebody who is not signed in to the sign-in and back', async () => {
    const { history } = await renderPage(<BalancePage />, { texts: [balanceTexts], path: '/balance' })
    await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fbalance')
  })

  it('shows the amount and its movements in words, a page at a time', async () => {
    const used = entry(87, { kind: 'PAYMENT', amountCents: -4000 })
    const { screen, client } = await open({ amountCents: 7096, entries: [entry(88), used], next: 87 })
    await expect.element(screen.getByRole('region', { name: 'Your balance' })).toMatchTextContent('€70.96')
    const rows = screen.getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent('Refund of a cancelled booking')
    await expect.element(rows.nth(0)).toMatchTextContent('+€110.96')
    await expect.element(rows.nth(1)).toMatchTextContent('Used for a booking')
    await expect.element(rows.nth(1)).toMatchTextContent('-€40.00')
    const link = screen.getByRole('link', { name: 'Booking FC-7K2M9Q' }).first()
    await expect.element(link).toHaveAttribute('href', '/booking?booking=1042')

    const own = entry(3, { kind: 'CORRECTION', bookingId: null, bookingNumber: null })
    client.getBalance.mockResolvedValue({ amountCents: 7096, currency: 'EUR', entries: [own], next: null })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await expect.element(screen.getByText('Put right by our team')).toHaveFocus()
    expect(client.getBalance.mock.lastCall?.[0]).toMatchObject({ query: { limit: 20, before: 87 } })
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull()
  })

  it('says how the first money comes here, and that what could not be loaded is safe', async () => {
    const { screen, client, cache } = await open()
    await expect.element(screen.getByText('No movements yet')).toBeVisible()
    client.getBalance.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Please try again later.'))
    void cache.resetQueries({ queryKey: ['/api/account/balance'] })
    await expect.element(screen.getByText('Your balance could not be loaded')).toBeVisible()
    client.getBalance.mockResolvedValue({ amountCents: 500, currency: 'EUR', entries: [], next: null })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('region', { name: 'Your balance' })).toMatchTextContent('€5.00')
  })
})
