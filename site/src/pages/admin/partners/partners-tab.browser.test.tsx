import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { adminClient, openAdmin } from '../testing.tsx'
import type { PartnerRecord } from './partner-reads.ts'

const HOTEL: PartnerRecord = {
  id: '0198c2e0-1111-7abc-8def-0123456789ab',
  name: 'Hotel Chamonix SARL',
  subdomain: null,
  accent: null,
  createdAt: '2026-02-10T08:40:00.000Z',
  keys: [],
  origins: ['https://hotel.example'],
  returnUrls: [],
  brought: { days: 90, bookings: 0, own: 0, paid: 0, revenueCents: 0 },
  earnedCents: 0,
  state: 'submitted',
  isLive: false,
  registration: {
    details: {
      kind: 'company',
      legalName: 'Hotel Chamonix SARL',
      companyType: 'SARL',
      countryCode: 'FR',
      city: 'Chamonix',
      address: 'Rue du Docteur Paccard 12',
      zipCode: '74400',
      registerNumber: '732 829 320',
      vatNumber: 'FR44732829320',
      contactName: 'Anne Payot',
      phone: '+33 4 50 53 00 00',
      email: 'anne@hotel.example',
      sites: ['https://hotel.example'],
      traffic: ['hotel'],
    },
    stateReason: null,
    fieldsDue: [],
    vatTruth: 'valid',
    agreementVersion: 2,
    due: [],
    events: [
      { at: '2026-02-10T09:00:00.000Z', from: 'draft', to: 'submitted', actor: 'partner', reason: null },
    ],
    ownerEmail: 'anne@hotel.example',
    submittedAt: '2026-02-10T09:00:00.000Z',
  },
  likeListed: [],
}

describe('the room of partners', () => {
  it('shows who one is, and asks it for more by keyboard, with the reason and the fields', async () => {
    const client = adminClient()
    client.getAdminPartner.mockResolvedValue(HOTEL)
    client.decidePartner.mockResolvedValue({ ...HOTEL, state: 'needs-more' })
    const { screen } = await openAdmin(client, `/admin?tab=partners&open=${HOTEL.id}`)
    await expect.element(screen.getByRole('dialog', { name: 'Hotel Chamonix SARL' })).toBeVisible()
    await expect.element(screen.getByText('FR44732829320 (valid in the register)')).toBeVisible()
    await userEvent.keyboard('m')
    await userEvent.click(screen.getByRole('checkbox', { name: 'VAT number' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), 'It is another company’s.')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for more' }).last())
    await expect
      .poll(() => client.decidePartner.mock.lastCall?.[0].body)
      .toEqual({ decision: 'ask', reason: 'It is another company’s.', fields: ['vatNumber'] })
  })

  it('approves a name like one of the sanctions list only with the word that it is somebody else', async () => {
    const client = adminClient()
    const like = { name: 'Hotel Chamonix SARL', listedName: 'Otel Chamonix', entry: '7', score: 92 }
    client.getAdminPartner.mockResolvedValue({ ...HOTEL, likeListed: [like] })
    client.decidePartner.mockResolvedValue({ ...HOTEL, state: 'approved', isLive: true })
    const { screen } = await openAdmin(client, `/admin?tab=partners&open=${HOTEL.id}`)
    await expect.element(screen.getByRole('dialog', { name: 'Hotel Chamonix SARL' })).toBeVisible()
    await userEvent.keyboard('y')
    await userEvent.click(
      screen.getByRole('checkbox', { name: /is not Otel Chamonix \(entry 7, 92 % alike\)/ }),
    )
    await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), 'Another country.')
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }).last())
    await expect
      .poll(() => client.decidePartner.mock.lastCall?.[0].body)
      .toEqual({ decision: 'approve', reason: 'Another country.', fields: [], somebodyElse: ['7'] })
  })

  it('asks nothing of a partner that was taken in by hand', async () => {
    const client = adminClient()
    client.getAdminPartner.mockResolvedValue({
      ...HOTEL,
      state: 'approved',
      isLive: true,
      registration: null,
    })
    const { screen } = await openAdmin(client, `/admin?tab=partners&open=${HOTEL.id}`)
    await expect.element(screen.getByRole('button', { name: 'Suspend' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Ask for more' })).not.toBeInTheDocument()
  })
})
