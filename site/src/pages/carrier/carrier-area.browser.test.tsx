import type { CallResult } from '@fiacre/sdk'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { CarrierPage } from './carrier-page.tsx'
import { carrierTexts } from './locales/texts.ts'
import { APPROVED, DRIVER, RIDE, VEHICLE } from './sample-carrier.ts'
import { EARNINGS, STATEMENT, STATEMENTS } from './sample-money.ts'
import { TEAM } from './team/sample-team.ts'

type Carrier = CallResult<'getCarrier'>

async function open(carrier: Carrier, path: string, answer: (client: ReturnType<typeof fakeClient>) => void) {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getCarrier.mockResolvedValue(carrier)
  client.listRideOffers.mockResolvedValue({ offers: [] })
  client.listCarrierRides.mockResolvedValue({ rides: [] })
  client.listCarrierKeys.mockResolvedValue({ keys: [] })
  client.getCarrierTeam.mockResolvedValue(TEAM)
  answer(client)
  return { client, ...(await renderPage(<CarrierPage />, { client, texts: [carrierTexts], path })) }
}

it('an offer is taken as it was seen, and declined with a reason', async () => {
  const offer = {
    id: '0198c400-2222-7abc-8def-0123456789ab',
    kind: 'direct' as const,
    netCents: 14_712,
    answerUntil: '2026-02-10T11:20:00.000Z',
    ride: { ...RIDE, state: 'offered' as const, traveller: null },
  }
  const { client, screen } = await open(APPROVED, '/carrier', (given) => {
    given.listRideOffers.mockResolvedValue({ offers: [offer] })
    given.acceptRideOffer.mockRejectedValue(refusal(412, 'PRECONDITION_FAILED', 'Changed.'))
    given.rejectRideOffer.mockResolvedValue({ message: 'Thank you.' })
  })
  await expect.element(screen.getByText('€147.12')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await expect
    .poll(() => client.acceptRideOffer.mock.lastCall?.[0])
    .toMatchObject({ path: { offerId: offer.id }, ifMatch: RIDE.tag })
  await expect.element(screen.getByText('Changed meanwhile')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'The price is too low')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await expect
    .poll(() => client.rejectRideOffer.mock.lastCall?.[0].body)
    .toEqual({ reason: 'RATE_ERROR', note: null })
})

it('a ride is given a driver and a vehicle of its class, and stands in the week of its vehicle', async () => {
  const { client, screen } = await open(APPROVED, '/carrier?week=2026-02-14', (given) => {
    given.listCarrierRides.mockResolvedValue({ rides: [RIDE] })
    given.assignRide.mockResolvedValue(RIDE)
  })
  await expect.element(screen.getByText(/^Maria Rossi/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Name both' }))
  await expect
    .poll(() => client.assignRide.mock.lastCall?.[0])
    .toMatchObject({ ifMatch: RIDE.tag, body: { driverId: DRIVER, vehicleId: VEHICLE } })
  const named = { ...RIDE, state: 'assigned' as const, driverId: DRIVER, vehicleId: VEHICLE }
  client.listCarrierRides.mockResolvedValue({ rides: [named] })
  await userEvent.click(screen.getByRole('radio', { name: 'Week', exact: true }))
  const row = screen.getByRole('row', { name: /GE 123456/ })
  await expect.element(row.getByText(/Chamonix-Mont-Blanc/)).toBeVisible()
})

it('what was earned stands there line by line, with its statements as files', async () => {
  const { screen } = await open(APPROVED, '/carrier?tab=money', (given) => {
    given.listCarrierStatements.mockResolvedValue(STATEMENTS)
    given.getCarrierEarnings.mockResolvedValue(EARNINGS)
    given.getCarrierPayoutAccount.mockResolvedValue({
      present: { holder: 'Alpine Rides', ibanEnd: '2957', holdsFrom: '2026-01-05T08:00:00.000Z' },
      next: null,
    })
  })
  await expect.element(screen.getByText('You have €20.00 with us.')).toBeVisible()
  await expect.element(screen.getByText('80 % of €183.90 (fare and extras)')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'PDF' }))
    .toHaveAttribute('href', `/api/carrier/statements/${STATEMENT}/files/pdf`)
  await expect.element(screen.getByText('On the statement of 2026-01')).toBeVisible()
  await expect.element(screen.getByText('Alpine Rides, account ending in 2957')).toBeVisible()
})

it('an address for webhooks and a key show their secrets once, and the address what was sent to it', async () => {
  const endpoint = {
    id: '0198c2f1-1111-7abc-8def-0123456789ab',
    url: 'https://dispatch.alpine-rides.example/webhooks',
    types: ['ride.offered'],
    test: false,
    state: 'enabled' as const,
    disabledReason: null,
    failingSince: null,
    noticeEmail: null,
    oldSecretUntil: null,
    createdAt: '2026-02-10T09:20:00.000Z',
  }
  const { client, screen } = await open(APPROVED, '/carrier?tab=connections', (given) => {
    given.listCarrierWebhooks.mockResolvedValue({ endpoints: [], types: ['ride.offered', 'ride.changed'] })
    given.addCarrierWebhook.mockResolvedValue({ endpoint, secret: 'whsec_c2VjcmV0' })
    given.listCarrierWebhookDeliveries.mockResolvedValue({ deliveries: [], next: null })
  })
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }))
  client.listCarrierWebhooks.mockResolvedValue({ endpoints: [endpoint], types: ['ride.offered'] })
  await userEvent.fill(screen.getByLabelText('Address of your server, with https'), endpoint.url)
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }))
  await expect.element(screen.getByText('whsec_c2VjcmV0')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: `What was sent: ${endpoint.url}` }))
  await expect.element(screen.getByText('Nothing was sent yet.')).toBeVisible()
  const key = {
    id: endpoint.id,
    label: 'Dispatch',
    test: false,
    hint: 'ck_live_…x7q2',
    createdAt: endpoint.createdAt,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  }
  client.createCarrierKey.mockResolvedValue({ key, secret: 'ck_live_0123x7q2' })
  await userEvent.fill(screen.getByLabelText('What the key is for'), 'Dispatch')
  await userEvent.click(screen.getByRole('button', { name: 'Make a key' }))
  await expect.element(screen.getByText('ck_live_0123x7q2')).toBeVisible()
})

it('a driver is changed in the form that adds one, and keeps the photo', async () => {
  const { client, screen } = await open(APPROVED, '/carrier?tab=registration', (given) => {
    given.changeDriver.mockResolvedValue(APPROVED)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Change Jean Favre' }))
  const phone = screen.getByRole('textbox', { name: /^Phone that travellers call/ })
  await expect.element(phone).toHaveValue('+41 79 123 45 67')
  await userEvent.fill(phone, '+41 79 765 43 21')
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }).last())
  await expect
    .poll(() => client.changeDriver.mock.lastCall?.[0].body)
    .toMatchObject({ firstName: 'Jean', phone: '+41 79 765 43 21', photoId: DRIVER, isActive: true })
})

it('another bank account is saved once the password was typed', async () => {
  const { client, screen } = await open(APPROVED, '/carrier?tab=registration', (given) => {
    given.saveCarrier.mockRejectedValueOnce(refusal(403, 'PROOF_NEEDED', 'Please type your password.'))
    given.proveOwner.mockResolvedValue({ message: 'Thank you.' })
  })
  client.saveCarrier.mockResolvedValue(APPROVED)
  const iban = screen.getByRole('textbox', { name: 'IBAN' })
  await userEvent.fill(iban, 'DE89 3704 0044 0532 0130 00')
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }).first())
  await userEvent.fill(screen.getByLabelText(/^Your password/), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  await expect.poll(() => client.saveCarrier.mock.calls.length).toBe(2)
  expect(client.saveCarrier.mock.lastCall?.[0].body.iban).toBe('DE89 3704 0044 0532 0130 00')
})
