import type { CallResult } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { CarrierPage } from './carrier-page.tsx'
import { carrierTexts } from './locales/texts.ts'
import { TEAM } from './team/sample-team.ts'

type Carrier = CallResult<'getCarrier'>

const DRIVER = '0198c300-3333-7abc-8def-0123456789ab'

const DRAFT: Carrier = {
  id: '0198c300-1111-7abc-8def-0123456789ab',
  state: 'draft',
  stateReason: null,
  fieldsDue: [],
  details: {
    kind: 'company',
    legalName: 'Alpine Rides Sàrl',
    countryCode: 'CH',
    city: null,
    address: null,
    zipCode: null,
    registerName: null,
    registerNumber: null,
    taxNumber: null,
    vatNumber: null,
    isVatCharged: false,
    contactName: null,
    phone: null,
    email: null,
    iban: null,
    accountHolder: null,
    areas: [],
  },
  vatTruth: 'unknown',
  agreementVersion: null,
  vehicles: [],
  drivers: [],
  papers: [],
  due: [
    {
      code: 'field',
      field: 'iban',
      subject: null,
      subjectId: null,
      paper: null,
      blocks: 'submission',
      until: null,
    },
    {
      code: 'vehicle',
      field: null,
      subject: null,
      subjectId: null,
      paper: null,
      blocks: 'rides',
      until: null,
    },
  ],
  events: [],
  createdAt: '2026-02-10T08:40:00.000Z',
  submittedAt: null,
}

async function open(carrier: Carrier | null) {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getCarrierTeam.mockResolvedValue(TEAM)
  if (carrier) client.getCarrier.mockResolvedValue(carrier)
  else client.getCarrier.mockRejectedValue(refusal(404, 'NOT_FOUND', 'You act for no carrier yet.'))
  return {
    client,
    ...(await renderPage(<CarrierPage />, { client, texts: [carrierTexts], path: '/carrier' })),
  }
}

describe('the page of a carrier', () => {
  it('begins a registration with what is known, an airport found by its code among it', async () => {
    const { client, screen } = await open(null)
    client.searchPlaces.mockResolvedValue({
      places: [
        {
          id: 'airport:GVA',
          name: 'Geneva Airport',
          label: 'Geneva Airport (GVA), Switzerland',
          countryCode: 'CH',
          lat: 46.2381,
          lon: 6.109,
          kind: 'airport',
          timeZone: 'Europe/Zurich',
        },
      ],
    })
    client.saveCarrier.mockResolvedValue(DRAFT)
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name as registered' }), 'Alpine Rides Sàrl')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Country of registration' }),
      'Switzerland',
    )
    await userEvent.fill(screen.getByRole('textbox', { name: 'Airport or its code' }), 'gva')
    await userEvent.click(screen.getByRole('button', { name: 'Add this area' }))
    await expect.element(screen.getByText('Geneva Airport, GVA')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }))
    await expect
      .poll(() => client.saveCarrier.mock.lastCall?.[0].body)
      .toMatchObject({
        kind: 'company',
        legalName: 'Alpine Rides Sàrl',
        countryCode: 'CH',
        // What the account says already needs not be typed.
        contactName: 'Maria Kowalska',
        phone: '+48 512 345 678',
        iban: null,
        areas: [{ kind: 'airport', airportCode: 'GVA', countryCode: 'CH' }],
      })
    // What is due stands above, by what waits for it; sending it does not work yet.
    await expect.element(screen.getByText('Needed before you can send it')).toBeVisible()
    await expect.element(screen.getByText('Needed before you get rides')).toBeVisible()
    const send = screen.getByRole('button', { name: 'Send', exact: true })
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  })

  it('marks the field that the service finds wrong', async () => {
    const { client, screen } = await open(DRAFT)
    client.saveCarrier.mockRejectedValue(refusal(422, 'RULE_VIOLATION', 'This IBAN is not right.', 'iban'))
    await userEvent.fill(screen.getByRole('textbox', { name: 'IBAN' }), 'CH00')
    await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }))
    await expect
      .element(screen.getByRole('textbox', { name: 'IBAN' }))
      .toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('CH00')
  })

  it('is sent once the agreement is agreed to', async () => {
    const { client, screen } = await open({ ...DRAFT, due: [] })
    client.submitCarrier.mockResolvedValue({ ...DRAFT, state: 'submitted', due: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Send', exact: true }))
    await expect.element(screen.getByText('Please read the agreement and agree to it.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /licence agreement/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Send', exact: true }))
    await expect
      .poll(() => client.submitCarrier.mock.lastCall?.[0].body)
      .toEqual({
        agreementVersion: 2,
        language: 'en',
      })
    await expect.element(screen.getByText('We are looking at your registration')).toBeVisible()
  })

  it('asks for the file of a paper that is due, and says why one was not accepted', async () => {
    const { screen } = await open({
      ...DRAFT,
      drivers: [
        {
          id: DRIVER,
          firstName: 'Jean',
          lastName: 'Favre',
          phone: '+41 79 123 45 67',
          languages: ['fr'],
          photoId: null,
          isActive: true,
        },
      ],
      papers: [
        {
          id: '0198c300-4444-7abc-8def-0123456789ab',
          subject: 'driver',
          vehicleId: null,
          driverId: DRIVER,
          kind: 'identity',
          countryCode: 'CH',
          number: 'X1',
          issuedOn: null,
          expiresOn: null,
          fileId: '0198c300-6666-7abc-8def-0123456789ab',
          state: 'rejected',
          rejection: 'unreadable',
          createdAt: '2026-02-10T09:00:00.000Z',
        },
      ],
      due: [
        {
          code: 'paper',
          field: null,
          subject: 'driver',
          subjectId: DRIVER,
          paper: 'identity',
          blocks: 'rides',
          until: null,
        },
      ],
    })
    await expect.element(screen.getByText('X1 It cannot be read.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hand in: Proof of identity, Jean Favre' }))
    await userEvent.click(screen.getByRole('button', { name: 'Hand in', exact: true }))
    await expect.element(screen.getByText('Please choose the file.')).toBeVisible()
  })
})
