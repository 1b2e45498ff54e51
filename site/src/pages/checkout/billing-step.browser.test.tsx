import { withEtag } from '@fiacre/sdk'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { BillingStep } from './billing-step.tsx'
import { checkoutTexts } from './locales/texts.ts'

it('goes on top of a profile that was changed elsewhere, by a second press', async () => {
  const client = fakeClient()
  const user = withEtag({ ...MARIA, city: null }, '"shown"')
  client.updateProfile.mockRejectedValueOnce(refusal(412, 'PRECONDITION_FAILED', 'Changed meanwhile.'))
  client.getProfile.mockResolvedValue(withEtag({ ...user, address: 'Długa 1' }, '"present"'))
  const { screen } = await renderPage(<BillingStep user={user} />, { client, texts: [checkoutTexts] })
  const save = screen.getByRole('button', { name: 'Continue to payment' })
  await userEvent.fill(screen.getByLabelText('City'), 'Kraków')
  await userEvent.click(save)
  await expect.element(screen.getByText(/^Your profile was changed elsewhere/)).toBeVisible()
  client.updateProfile.mockResolvedValue(MARIA)
  await userEvent.click(save)
  await expect
    .poll(() => client.updateProfile.mock.calls.map(([{ ifMatch }]) => ifMatch))
    .toEqual(['"shown"', '"present"'])
  expect(client.updateProfile.mock.lastCall?.[0].body).toMatchObject({ city: 'Kraków', address: 'Długa 1' })
})
