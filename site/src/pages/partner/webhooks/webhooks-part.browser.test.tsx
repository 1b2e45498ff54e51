import type { CallResult } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, renderPage } from '../../../app/testing.tsx'
import { partnerTexts } from '../locales/texts.ts'
import { PartnerPage } from '../partner-page.tsx'
import { samplePartner } from '../sample-partner.ts'

type Endpoint = CallResult<'listPartnerWebhooks'>['endpoints'][number]

const ENDPOINT: Endpoint = {
  id: '0198c2f1-1111-7abc-8def-0123456789ab',
  url: 'https://hotel.example/webhooks',
  types: ['booking.paid'],
  test: true,
  state: 'enabled',
  disabledReason: null,
  failingSince: null,
  noticeEmail: null,
  oldSecretUntil: null,
  createdAt: '2026-02-10T08:55:00.000Z',
}

const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='

async function open(endpoints: Endpoint[]) {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getPartner.mockResolvedValue(samplePartner())
  client.listPartnerWebhooks.mockResolvedValue({ endpoints, types: ['booking.paid', 'booking.cancelled'] })
  const page = await renderPage(<PartnerPage />, {
    client,
    texts: [partnerTexts],
    path: '/partner?tab=webhooks',
  })
  return { client, ...page }
}

describe('the webhooks of a partner', () => {
  it('are added for what is ticked, and the secret is shown once', async () => {
    const { client, screen } = await open([])
    client.addPartnerWebhook.mockResolvedValue({ endpoint: ENDPOINT, secret: SECRET })
    await userEvent.click(screen.getByRole('button', { name: 'Add an address' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Address, with https' }), ENDPOINT.url)
    await userEvent.click(screen.getByRole('checkbox', { name: 'booking.cancelled' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
    await expect
      .poll(() => client.addPartnerWebhook.mock.lastCall?.[0].body)
      .toEqual({ url: ENDPOINT.url, test: true, noticeEmail: null, types: ['booking.paid'] })
    await expect.element(screen.getByText(SECRET)).toBeVisible()
  })

  it('are graded: what was wrong is said, with the command that sends it again', async () => {
    const { client, screen } = await open([ENDPOINT])
    const grade = { outcome: 'delivered', status: 200, answer: 'ok', durationMs: 12 } as const
    const curl = "curl -i -X POST 'https://hotel.example/webhooks'"
    client.gradePartnerWebhook.mockResolvedValue({
      isGood: false,
      grades: [
        { ...grade, name: 'valid', isGood: true, wants: 'accepted', curl },
        { ...grade, name: 'forged', isGood: false, wants: 'refused', curl },
      ],
    })
    await userEvent.click(screen.getByRole('button', { name: `Grade it: ${ENDPOINT.url}` }))
    await expect.element(screen.getByText('Your receiver has something to mend.')).toBeVisible()
    await expect
      .element(screen.getByText('It should have been refused: anybody could have sent this.'))
      .toBeVisible()
    await userEvent.click(screen.getByText('Send it again from a shell'))
    await expect.element(screen.getByText(curl)).toBeVisible()
  })
})
