import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MARIA, refusal } from '../../app/testing.tsx'
import { adminBooking, adminClient, openAdmin } from './testing.tsx'

const BOOKINGS = '/admin?tab=bookings'

beforeEach(async () => {
  await page.viewport(1440, 900)
})

describe('somebody with a role', () => {
  it('sees the rooms and figures of it, and acts on what it is for', async () => {
    const client = adminClient({ bookings: [adminBooking()] })
    client.getSession.mockResolvedValue({ ...MARIA, id: 'a-supporter', staffRole: 'support' })
    const stats = await client.getAdminStats()
    client.getAdminStats.mockResolvedValue({ ...stats, revenueCents: null })
    const { screen } = await openAdmin(client, `${BOOKINGS}&open=${adminBooking().id}`)
    await expect.element(screen.getByRole('heading', { name: 'Traveller' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Where it stands' }).elements()).toEqual([])
    const tabs = screen.getByRole('tab', { includeHidden: true }).elements()
    // Without the name of the group, which is for the eye.
    expect(tabs.map((tab) => tab.lastElementChild?.textContent)).toEqual([
      'Today',
      'Bookings',
      'Dispatch',
      'Messages',
      'Promo codes',
      'Users',
      'Carriers',
      'Partners',
      'Mails given up',
      'Health',
      'Sign-in',
    ])
    expect(screen.getByText('Revenue from paid bookings').elements()).toEqual([])
  })

  it('sets a second factor up first where the service asks for one, and keeps the codes', async () => {
    const client = adminClient()
    client.getAdminStats.mockRejectedValue(refusal(403, 'SECOND_FACTOR_MISSING', 'Set one up.'))
    client.getSecondFactor.mockResolvedValue({
      since: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: true,
    })
    client.startTotp.mockResolvedValue({
      secret: 'JBSWY3DP',
      uri: 'otpauth://totp/x',
      qrSize: 21,
      qrPath: 'M0 0L7 0L7 1L0 1Z',
    })
    client.confirmTotp.mockResolvedValue({ recoveryCodes: ['K7QF-2M9X-VT4C-8RWD'] })
    const { screen } = await openAdmin(client)
    await userEvent.click(screen.getByRole('button', { name: 'Set up an authenticator app' }))
    await expect.element(screen.getByText('JBSW Y3DP')).toBeVisible()
    await userEvent.fill(screen.getByLabelText('Code', { exact: true }), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect.element(screen.getByText('K7QF-2M9X-VT4C-8RWD')).toBeVisible()
    expect(client.confirmTotp).toHaveBeenCalledWith({ body: { code: '123456' } })
  })
})
