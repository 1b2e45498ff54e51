import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContactRequest } from '../admin-reads.ts'
import { adminClient, openAdmin } from '../testing.tsx'

const MESSAGE: ContactRequest = {
  id: 12,
  name: 'Maria Kowalska',
  email: 'maria@example.com',
  phone: null,
  subject: 'A second child seat',
  category: 'booking',
  message: 'We will be one child more.',
  bookingNumber: null,
  isOwnBooking: false,
  userId: null,
  language: 'en',
  assignee: null,
  status: 'new',
  createdAt: '2026-02-10T09:00:00.000Z',
}

it('answers with a template that was edited, and takes the message', async () => {
  await page.viewport(1440, 900)
  const client = adminClient({ messages: [MESSAGE] })
  const { screen } = await openAdmin(client, '/admin?tab=messages&open=12')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /Begin with/ }),
    'We are looking into it',
  )
  const text = screen.getByRole('textbox', { name: 'Your answer' })
  await expect.element(text).toHaveValue('Thank you for your message.')
  await userEvent.fill(text, 'The driver brings one.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await expect
    .poll(() => client.replyToContactRequest.mock.lastCall?.[0])
    .toMatchObject({
      path: { contactRequestId: 12 },
      body: { text: 'The driver brings one.', template: 'received' },
    })
  await userEvent.click(screen.getByRole('button', { name: 'I see to it' }))
  await expect
    .poll(() => client.assignContactRequest.mock.lastCall?.[0])
    .toMatchObject({ body: { assigneeId: 'an-administrator' } })
})
