import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { sampleTransfer } from '../../subjects/payment/sample-payment.ts'
import { openPayment } from './testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
})

type Page = Awaited<ReturnType<typeof openPayment>>

const sum = ({ screen }: Page) => screen.getByRole('region', { name: 'What you pay' })
const sent = ({ client }: Page) => client.createPayment.mock.lastCall?.[0].body

describe('how much is paid now', () => {
  it('is all of it, or a part with the rest to the driver, both in euros', async () => {
    const opened = await openPayment()
    const { screen } = opened
    await expect.element(screen.getByRole('radio', { name: 'All of it now €110.96' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '30 % now €33.29' }))
    await expect
      .element(sum(opened))
      .toMatchTextContent('Total€110.96To the driver on the day€77.67To pay now€33.29')
    await userEvent.click(screen.getByRole('button', { name: 'Pay €33.29' }))
    await expect.poll(() => sent(opened)).toMatchObject({ method: 'card', prepaymentPercent: 30 })
  })

  it('is all of it by bank transfer', async () => {
    const opened = await openPayment({ booking: { prepaymentCents: 3329, outstandingCents: 3329 } })
    const { screen } = opened
    await expect.element(screen.getByRole('button', { name: 'Pay €33.29' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    expect(screen.getByRole('radio', { name: /now/ }).query()).toBeNull()
    const pay = screen.getByRole('button', { name: 'Pay €110.96 by bank transfer' })
    await userEvent.click(pay)
    await expect
      .poll(() => sent(opened))
      .toMatchObject({ method: 'bank_transfer', prepaymentPercent: 100, balanceCents: 0 })
  })

  it('is what is outstanding once a part was paid', async () => {
    const booking = { prepaymentCents: 3329, paidCents: 1000, outstandingCents: 2329 }
    const opened = await openPayment({ booking })
    const { screen } = opened
    await expect.element(screen.getByText('€10.00 is paid already')).toBeVisible()
    await expect.element(sum(opened)).toMatchTextContent('Paid already€10.00')
    expect(screen.getByRole('radio', { name: /now/ }).query()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Pay €23.29' }))
    await expect.poll(() => sent(opened)).toMatchObject({ prepaymentPercent: 30 })
  })
})

describe('the account balance', () => {
  const usesBalance = (opened: Page) =>
    userEvent.click(opened.screen.getByRole('checkbox', { name: /^Use my account balance/ }))
  const amount = ({ screen }: Page) => screen.getByRole('textbox', { name: 'From my balance, in euro' })

  it('is not spent unasked, and all of it is offered', async () => {
    const opened = await openPayment({ payment: { balanceCents: 2500 } })
    const { screen } = opened
    await expect.element(screen.getByRole('button', { name: 'Pay €110.96' })).toBeVisible()
    await expect.element(screen.getByText('Use my account balance (€25.00)')).toBeVisible()
    await usesBalance(opened)
    await expect.element(amount(opened)).toHaveValue('25.00')
    await expect.element(sum(opened)).toMatchTextContent('From your balance€25.00To pay now€85.96')
    await userEvent.click(screen.getByRole('button', { name: 'Pay €85.96' }))
    await expect.poll(() => sent(opened)?.balanceCents).toBe(2500)
  })

  it('is used as far as somebody types, and never further than there is', async () => {
    const opened = await openPayment({ payment: { balanceCents: 2500 } })
    await usesBalance(opened)
    await userEvent.fill(amount(opened), '10,5')
    await expect.element(sum(opened)).toMatchTextContent('To pay now€100.46')
    await userEvent.fill(amount(opened), '400')
    await userEvent.tab()
    await expect.element(amount(opened)).toHaveValue('25.00')
    await expect.element(sum(opened)).toMatchTextContent('To pay now€85.96')
  })

  it('asks again for an amount that is none', async () => {
    const opened = await openPayment({ payment: { balanceCents: 2500 } })
    await usesBalance(opened)
    await userEvent.fill(amount(opened), 'half')
    await userEvent.click(opened.screen.getByRole('button', { name: 'Pay €110.96' }))
    await expect.element(amount(opened)).toHaveFocus()
    await expect.element(amount(opened)).toHaveAccessibleDescription(/^Please enter an amount/)
    expect(opened.client.createPayment).not.toHaveBeenCalled()
  })

  it('can cover everything, by whichever way', async () => {
    const opened = await openPayment({ payment: { balanceCents: 20_000 } })
    const { client, leaveFor, screen } = opened
    client.createPayment.mockResolvedValue({ redirect_url: '/payment-success?booking=1042' })
    await userEvent.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    await usesBalance(opened)
    await userEvent.click(screen.getByRole('button', { name: 'Book with your balance' }))
    await expect.poll(() => leaveFor.mock.lastCall).toEqual(['/payment-success?booking=1042'])
    expect(sent(opened)).toMatchObject({ method: 'card', balanceCents: 11096 })
  })
})

describe('a bank transfer', () => {
  const awaited = { payment: { bankTransfer: sampleTransfer() } }

  it('shows its details at once when it was chosen', async () => {
    const { cache, client, leaveFor, screen } = await openPayment()
    client.createPayment.mockResolvedValue({
      redirect_url: '/payment?booking=1042',
      manualPayment: true,
      bankTransfer: sampleTransfer(),
    })
    await userEvent.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    client.getBookingPayment.mockReturnValue(new Promise(() => {}))
    cache.setQueryData(QUERY_KEYS.bookings, [])
    await userEvent.click(screen.getByRole('button', { name: /by bank transfer$/ }))
    await expect.element(screen.getByRole('heading', { name: 'Pay by bank transfer' })).toHaveFocus()
    expect(cache.getQueryState(QUERY_KEYS.bookings)?.isInvalidated).toBe(true)
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('shows holder, account in groups, bank, amount, reference and what happens next', async () => {
    const { screen } = await openPayment(awaited)
    const facts = [
      'Account holderFiacre Transfers',
      'IBANDE89 3704 0044 0532 0130 00',
      'BICCOBADEFFXXX',
      'ReferenceFC-7K2M9Q',
      'Amount€110.96',
      'can take a few working days',
    ]
    await expect.element(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    for (const fact of facts) expect(document.body.textContent).toContain(fact)
    expect(screen.getByText(/^Example account/).query()).toBeNull()
  })

  it('copies the account without its spaces, and says when the browser does not let it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { screen } = await openPayment(awaited)
    await userEvent.click(screen.getByRole('button', { name: 'Copy the IBAN' }))
    await expect.element(screen.getByText('Copied')).toBeVisible()
    expect(write).toHaveBeenCalledExactlyOnceWith('DE89370400440532013000')
    write.mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    await userEvent.click(screen.getByRole('button', { name: 'Copy the reference' }))
    await expect.element(screen.getByText(/does not let us copy/)).toBeVisible()
    expect(write).toHaveBeenLastCalledWith('FC-7K2M9Q')
  })

  it('to an example account says that no money must be sent', async () => {
    const { screen } = await openPayment({ payment: { bankTransfer: sampleTransfer({ isExample: true }) } })
    await expect.element(screen.getByText('Example account: do not send any money')).toBeVisible()
  })

  it('fits a phone, whatever the names', async () => {
    await page.viewport(390, 844)
    const holder = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Transfers Limited'
    const { screen } = await openPayment({ payment: { bankTransfer: sampleTransfer({ holder }) } })
    await expect.element(screen.getByText(holder)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('can be replaced by a card, unless cards are off', async () => {
    const { screen } = await openPayment({
      payment: { ...awaited.payment, method: 'bank_transfer' },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Pay by card instead' }))
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(screen.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await screen.unmount()
    const off = await openPayment({ payment: { ...awaited.payment, methods: ['bank_transfer'] } })
    await expect.element(off.screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(off.screen.getByRole('button', { name: 'Pay by card instead' }).query()).toBeNull()
  })
})
