import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import { DriverPage } from './driver-page.tsx'
import { withQueued } from './kept-ride.ts'
import { driverTexts } from './locales/texts.ts'
import { sampleRide } from './sample-ride.ts'

const TOKEN = 'q3Jc0vQ2mB1sT7uYw8Zk4g'
const LONG_AGO = { pickupAt: '2026-02-14T13:30:00.000Z', waitsUntil: '2026-02-14T14:30:00.000Z' }

async function open(ride = sampleRide(LONG_AGO), language = 'en') {
  localStorage.setItem('fiacre.driver-language', language)
  // Whether the browser of the test would ask for leave is not what is tested.
  localStorage.setItem('fiacre.driver-position', 'no')
  history.replaceState(null, '', `#${TOKEN}`)
  const client = fakeClient()
  client.getDriverRide.mockResolvedValue(ride)
  client.sendDriverEvents.mockImplementation(async ({ body }) => ({
    outcomes: body.events.map(({ id }) => ({ id, outcome: 'taken' as const })),
    ride: withQueued(ride, body.events),
  }))
  await renderPage(<DriverPage />, { client, texts: [driverTexts], path: '/driver' })
  return client
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  localStorage.clear()
})

describe('the page of a driver', () => {
  it('shows whom to fetch, where, and what to collect, and leads on by one button', async () => {
    const client = await open()
    await expect.element(page.getByRole('heading', { name: 'Maria Rossi' })).toBeVisible()
    await expect.element(page.getByText('Collect €50.00 in cash')).toBeVisible()
    await expect.element(page.getByText('1 child seat')).toBeVisible()
    const way = page.getByRole('link', { name: 'Navigate' })
    await expect.element(way).toHaveAttribute('href', expect.stringContaining('46.2381%2C6.109'))
    expect(client.getDriverRide.mock.calls[0]?.[0]).toEqual({ body: { token: TOKEN } })
    await button('I am on the way').click()
    await expect.element(button('I am at the meeting point')).toBeVisible()
    expect(client.sendDriverEvents.mock.calls[0]?.[0].body.events).toMatchObject([{ kind: 'on-the-way' }])
  })

  it('works without a network: what was pressed shows at once, and that it waits', async () => {
    const client = await open()
    await expect.element(button('I am on the way')).toBeVisible()
    client.sendDriverEvents.mockRejectedValue(new TypeError('Failed to fetch'))
    await button('I am on the way').click()
    await expect.element(page.getByText('1 report waits for a network')).toBeVisible()
    await expect.element(button('I am at the meeting point')).toBeVisible()
  })

  it('asks whether nobody came once the wait is over, and reports it', async () => {
    const client = await open(sampleRide({ ...LONG_AGO, state: 'arrived', arrivedAt: LONG_AGO.pickupAt }))
    await button('The traveller did not come').click()
    // Without an attempt to reach the traveller a person has to decide: it is made from here.
    await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Call' })).toBeVisible()
    await button('Nobody came').click()
    await expect.element(page.getByText('You have told us that nobody came')).toBeVisible()
    expect(client.sendDriverEvents.mock.calls[0]?.[0].body.events).toMatchObject([{ kind: 'no-show' }])
  })

  it('shows the name over the whole screen, and speaks the language of the driver', async () => {
    await open(sampleRide(), 'de')
    await button('Namensschild').click()
    const board = page.getByRole('dialog', { name: 'Namensschild' })
    await expect.element(board.getByText('Maria Rossi')).toBeVisible()
    await board.getByRole('button').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('says what to do with a link that works no more', async () => {
    history.replaceState(null, '', `#${TOKEN}`)
    const client = fakeClient()
    client.getDriverRide.mockRejectedValue(refusal(404, 'NOT_FOUND', 'This link works no more.'))
    localStorage.setItem('fiacre.driver-language', 'en')
    await renderPage(<DriverPage />, { client, texts: [driverTexts], path: '/driver' })
    await expect.element(page.getByRole('heading', { name: 'This link works no more' })).toBeVisible()
  })
})
