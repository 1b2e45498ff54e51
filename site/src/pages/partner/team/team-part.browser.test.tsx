import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../../app/testing.tsx'
import { partnerTexts } from '../locales/texts.ts'
import { PartnerPage } from '../partner-page.tsx'
import { samplePartner } from '../sample-partner.ts'

const OWNER = {
  id: '1',
  name: 'Anne Payot',
  email: 'anne@hotel.example',
  role: 'owner',
  since: '2026-02-10T08:40:00.000Z',
  isSelf: true,
} as const
const JAN = {
  ...OWNER,
  id: '2',
  name: 'Jan Nowak',
  email: 'jan@hotel.example',
  role: 'developer',
  isSelf: false,
} as const

async function open(path: string, partner = samplePartner({ members: [OWNER, JAN] })) {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getPartner.mockResolvedValue(partner)
  return { client, ...(await renderPage(<PartnerPage />, { client, texts: [partnerTexts], path })) }
}

it('mails an invitation once the password is typed, makes a link, and removes somebody only when asked twice', async () => {
  const { client, screen } = await open('/partner?tab=team')
  client.invitePartnerMember.mockRejectedValueOnce(refusal(403, 'PROOF_NEEDED', 'Please type it again.'))
  client.proveOwner.mockResolvedValue({ provenUntil: '2026-02-10T09:10:00.000Z' } as never)
  await userEvent.fill(screen.getByLabelText('Their e-mail address'), 'jan@hotel.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await userEvent.fill(screen.getByLabelText('Your password'), 'a long enough pass phrase')
  client.invitePartnerMember.mockResolvedValue({
    url: 'https://fiacre.example/partner?token=9vK2',
    partner: samplePartner({ members: [OWNER, JAN] }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  await expect.element(screen.getByText('https://fiacre.example/partner?token=9vK2')).toBeVisible()
  expect(client.invitePartnerMember).toHaveBeenLastCalledWith({
    body: { role: 'developer', email: 'jan@hotel.example' },
  })
  client.removePartnerMember.mockResolvedValue(samplePartner({ members: [OWNER] }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Jan Nowak' }))
  expect(client.removePartnerMember).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove now' }))
  await expect.element(screen.getByText('jan@hotel.example')).not.toBeInTheDocument()
})

it('lets whoever has a link join, and takes the token out of the address', async () => {
  const { client, screen, history } = await open('/partner?token=9vK2')
  client.getPartner.mockRejectedValue(refusal(404, 'NOT_FOUND', 'You act for no partner yet.'))
  client.readPartnerInvitation.mockResolvedValue({
    partner: 'Hotel Chamonix SARL',
    role: 'traveller',
    expiresAt: '2026-02-17T09:00:00.000Z',
  })
  client.joinPartner.mockResolvedValue(samplePartner({ role: 'developer' }))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Partner account')
  // In words to whoever is invited: it is not their invoice.
  await expect.element(screen.getByText(/^Choose the invoice where you pay for a ride/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await expect.poll(() => client.joinPartner.mock.lastCall?.[0].body).toEqual({ token: '9vK2' })
  await expect.poll(() => history.at(-1)).toBe('/partner')
})

it('says up to how much a traveller may cost in a month', async () => {
  const traveller = { ...JAN, role: 'traveller', monthlyLimitCents: 60_000 } as const
  const { client, screen } = await open('/partner?tab=team', samplePartner({ members: [OWNER, traveller] }))
  const limit = screen.getByLabelText('Limit a month for Jan Nowak, in euro')
  await expect.element(limit).toHaveValue(600)
  client.setPartnerMemberRole.mockResolvedValue(samplePartner({ members: [OWNER, traveller] }))
  await userEvent.fill(limit, '250.50')
  await userEvent.click(screen.getByRole('button', { name: 'Save the limit' }))
  await expect
    .poll(() => client.setPartnerMemberRole.mock.lastCall?.[0].body)
    .toEqual({ role: 'traveller', monthlyLimitCents: 25_050 })
})

it('shows whoever only travels on its invoice whose that is, and nothing of the partner', async () => {
  const { client, screen } = await open('/partner', samplePartner({ role: 'traveller' }))
  client.getTravelAccount.mockResolvedValue({ company: null })
  await expect.element(screen.getByText('You travel on the invoice of Hotel Chamonix SARL')).toBeVisible()
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument()
})
