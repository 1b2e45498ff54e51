import type { CallResult } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { partnerTexts } from './locales/texts.ts'
import { PartnerPage } from './partner-page.tsx'
import type { Partner } from './partner-reads.ts'
import { PartnersPage } from './partners-page.tsx'
import { FEES, sampleKey, samplePartner } from './sample-partner.ts'

async function open(
  partner: Partner | null,
  path = '/partner',
  answer: (client: ReturnType<typeof fakeClient>) => void = () => undefined,
) {
  const client = fakeClient()
  answer(client)
  client.getSession.mockResolvedValue(MARIA)
  if (partner) client.getPartner.mockResolvedValue(partner)
  else client.getPartner.mockRejectedValue(refusal(404, 'NOT_FOUND', 'You act for no partner yet.'))
  const page = path === '/partners' ? <PartnersPage /> : <PartnerPage />
  return { client, ...(await renderPage(page, { client, texts: [partnerTexts], path })) }
}

const CREDIT: CallResult<'getPartnerCredit'> = {
  limitCents: 500_000,
  daysToPay: 14,
  owedCents: 18_390,
  uninvoicedCents: 0,
  overdueCents: 0,
  availableCents: 481_610,
  currency: 'EUR',
  blockedBy: null,
}

const INVOICE: CallResult<'listPartnerInvoices'>['invoices'][number] = {
  id: '0198c600-1111-7abc-8def-0123456789ab',
  number: 'FI-2026-000014',
  kind: 'invoice',
  partnerId: '0198c2c1-0000-7abc-8def-0123456789ab',
  partnerName: 'Hotel Chamonix SARL',
  month: '2026-01',
  totalCents: 18_390,
  openCents: 18_390,
  writtenOffCents: 0,
  currency: 'EUR',
  state: 'open',
  dueOn: '2026-02-15',
  reminders: 0,
  issuedAt: '2026-02-01T04:41:00.000Z',
  settledAt: null,
}

/** What is left of one that was paid in part is not expected any more. */
const LOST = {
  ...INVOICE,
  id: '0198c600-2222-7abc-8def-0123456789ab',
  number: 'FI-2026-000013',
  openCents: 0,
  writtenOffCents: 8_390,
  state: 'written-off',
} as const

const UNBILLED: CallResult<'getSelfBilling'> = {
  agreement: null,
  currentVersion: 1,
  treatment: null,
  barrier: 'vat-number-missing',
}

describe('becoming a partner', () => {
  it('takes who one is, and leads to the partner’s own area', async () => {
    const { client, screen, history } = await open(null, '/partners')
    client.savePartner.mockResolvedValue(samplePartner())
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name as registered' }), 'Hotel Chamonix SARL')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Web sites' }), 'hotel.example\n\nhotel.example')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hotel or other lodging' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save and try it out' }))
    await expect
      .poll(() => client.savePartner.mock.lastCall?.[0].body)
      .toMatchObject({ legalName: 'Hotel Chamonix SARL', sites: ['hotel.example'], traffic: ['hotel'] })
    await expect.poll(() => history.at(-1)).toBe('/partner')
  })
})

describe('the area of a partner', () => {
  it('shows a key once with the lines to paste, asks what a secret one may do, and offers no live key before the approval', async () => {
    const { client, screen } = await open(samplePartner())
    const key = 'pk_test_0k2v8m4c6x1z9b7n5q3w0e8r6t4y'
    client.createPartnerKey.mockResolvedValue({ key, partner: samplePartner({ keys: [sampleKey()] }) })
    await expect.element(screen.getByText(/Test keys work already/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Test key for a page' }))
    await expect.element(screen.getByText(key, { exact: true })).toBeVisible()
    await expect.element(screen.getByText(/<fiacre-booking>/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /Live key/ })).not.toBeInTheDocument()
    await expect.element(screen.getByText('pk_test_…6t4y')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Secret test key' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Hand travellers over/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Make the key' }))
    await expect
      .poll(() => client.createPartnerKey.mock.lastCall?.[0].body)
      .toEqual({ kind: 'secret', mode: 'test', scopes: ['journeys', 'checkouts'] })
  })

  it('ends a key only when asked twice, marks a page that is none, and says what keeps the form from a page', async () => {
    const { client, screen } = await open(samplePartner({ keys: [sampleKey()] }))
    client.revokePartnerKey.mockResolvedValue(
      samplePartner({ keys: [sampleKey({ revokedAt: '2026-02-10T09:00:00.000Z' })] }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'End pk_test_…6t4y' }))
    expect(client.revokePartnerKey).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'End it at once' }))
    await expect.element(screen.getByText('ended', { exact: true })).toBeVisible()
    client.savePartnerPages.mockRejectedValue(refusal(422, 'RULE_VIOLATION', 'It is no origin.', 'origins/0'))
    const sites = screen.getByRole('textbox', { name: 'Sites that may use the keys' })
    await userEvent.fill(sites, 'https://hotel.example/path')
    await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }))
    await expect.element(sites).toHaveAttribute('aria-invalid', 'true')
    client.checkPartnerPage.mockResolvedValue({
      ...{ url: 'https://hotel.example/', checkedAt: '2026-02-10T09:00:00.000Z', isGood: false },
      findings: [{ code: 'origin-unlisted', verdict: 'bad', detail: 'https://hotel.example' }],
    })
    await userEvent.fill(
      screen.getByRole('textbox', { name: 'Address of the page' }),
      'https://hotel.example/',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Check it' }))
    await expect.element(screen.getByText(/hotel\.example is not among your sites/)).toBeVisible()
  })

  it('shows what its keys called, and looks for refusals', async () => {
    const call = {
      ...{
        id: 2,
        at: '2026-02-10T09:12:44.120Z',
        method: 'POST',
        route: '/api/checkout-sessions',
        status: 403,
      },
      ...{ code: 'SCOPE_MISSING', requestId: 'r-2', keyHint: 'sk_test_…4f1c', test: true, durationMs: 4 },
    }
    const partner = samplePartner({ keys: [sampleKey()] })
    const { client, screen } = await open(partner, '/partner?tab=requests', (given) => {
      given.listPartnerRequests.mockResolvedValue({ requests: [call], next: null })
    })
    await expect.element(screen.getByText('POST /api/checkout-sessions')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'SCOPE_MISSING' }))
      .toHaveAttribute('href', '/docs/problems#SCOPE_MISSING')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Refused')
    await userEvent.click(screen.getByRole('button', { name: 'Show these' }))
    await expect
      .poll(() => client.listPartnerRequests.mock.lastCall?.[0]?.query)
      .toEqual({ outcome: 'refused' })
  })

  it('is sent once the agreement is agreed to', async () => {
    const { client, screen } = await open(samplePartner())
    client.submitPartner.mockResolvedValue(samplePartner({ state: 'submitted', due: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Send', exact: true }))
    await expect.element(screen.getByText('Please read the agreement and agree to it.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /partnership agreement/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Send', exact: true }))
    await expect
      .poll(() => client.submitPartner.mock.lastCall?.[0].body)
      .toEqual({ agreementVersion: 3, language: 'en' })
    await expect.element(screen.getByText('We are looking at your registration')).toBeVisible()
  })

  it('explains what was earned line by line, and changes the bank account once the password was typed', async () => {
    const { client, screen } = await open(samplePartner(), '/partner?tab=money', (given) => {
      given.getPartnerEarnings.mockResolvedValue(FEES)
      given.listPartnerStatements.mockResolvedValue({ statements: [], next: null })
      given.getPartnerPayoutAccount.mockResolvedValue({ present: null, next: null })
      given.getPartnerCredit.mockResolvedValue(CREDIT)
      given.listPartnerInvoices.mockResolvedValue({ invoices: [INVOICE, LOST], next: null })
      given.getSelfBilling.mockResolvedValue(UNBILLED)
    })
    await expect.element(screen.getByText('FI-2026-000014')).toBeVisible()
    await expect.element(screen.getByRole('cell', { name: /^Written off €83\.90/ })).toBeVisible()
    await expect.element(screen.getByText(/^Left to book for: €4,816.10/)).toBeVisible()
    const agreement = { version: 1, language: 'en', agreedAt: '2026-02-10T09:00:00.000Z' } as const
    client.agreeToSelfBilling.mockResolvedValue({ ...UNBILLED, agreement })
    // Known before anybody agrees, and still so behind it.
    await expect.element(screen.getByText(/it takes a VAT number/)).toBeVisible()
    const agree = screen.getByRole('button', { name: 'Agree', exact: true })
    await userEvent.click(agree)
    await expect.element(screen.getByText('Please read the agreement and agree to it.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /self-billing agreement/ }))
    await userEvent.click(agree)
    await expect.element(screen.getByRole('button', { name: 'Write the invoices yourself' })).toBeVisible()
    await expect.element(screen.getByText(/it takes a VAT number/)).toBeVisible()
    client.setPartnerPayoutAccount.mockRejectedValueOnce(
      refusal(403, 'PROOF_NEEDED', 'Your password, please.'),
    )
    client.proveOwner.mockResolvedValue({ message: 'Thank you.' })
    await expect.element(screen.getByText('10 % of €183.90 (price, by your page)')).toBeVisible()
    await expect.element(screen.getByText('Pending until 28 February 2026')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add an account' }))
    await userEvent.fill(screen.getByRole('textbox', { name: /^IBAN/ }), 'FR14 2004 1010 0505 0001 3M02 606')
    await userEvent.fill(screen.getByRole('textbox', { name: /^Account holder/ }), 'Hotel')
    await userEvent.click(screen.getByRole('button', { name: 'Save the account' }))
    client.setPartnerPayoutAccount.mockResolvedValue({
      present: { holder: 'Hotel', ibanEnd: '2606', holdsFrom: '2026-02-10T09:00:00.000Z' },
      next: null,
    })
    await userEvent.fill(screen.getByLabelText(/^Your password/), 'correct horse')
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await expect.element(screen.getByText('Hotel, account ending in 2606')).toBeVisible()
  })
})
