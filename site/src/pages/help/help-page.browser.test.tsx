import { FiacreNetworkError } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'
import { helpTexts } from './locales/texts.ts'
import { HelpPage } from './help-page.tsx'

async function open(path = '/help-center', client = fakeClient()) {
  client.createContactRequest.mockResolvedValue({ message: 'Message sent successfully!' })
  const page = await renderPage(<HelpPage />, { client, path, texts: [helpTexts] })
  const { screen } = page
  const write = async (change: Record<string, string> = {}) => {
    const written = {
      Name: 'Maria Kowalska',
      Email: 'maria@example.com',
      Subject: 'A second seat',
      Message: 'We will be one child more.',
      ...change,
    }
    for (const [label, value] of Object.entries(written))
      await userEvent.fill(screen.getByRole('textbox', { name: label }), value)
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Booking support')
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  return { ...page, client, write, send }
}

describe('the help centre', () => {
  it('opens the answers that a search finds, and says when there are none', async () => {
    const { screen } = await open()
    const search = screen.getByRole('textbox', { name: 'Search the answers' })
    await expect.element(screen.getByText(/Give us the flight number/)).not.toBeVisible()
    await userEvent.fill(search, 'FLIGHT')
    await expect.element(screen.getByText(/Give us the flight number/)).toBeVisible()
    await expect.element(screen.getByText('How do I book?')).not.toBeInTheDocument()
    await userEvent.fill(search, 'submarine')
    await expect
      .element(
        screen.getByText(
          'No results found for "submarine". Try a different search term or browse our categories above.',
        ),
      )
      .toBeVisible()
    const clear = screen.getByRole('button', { name: 'Clear the search' })
    await userEvent.click(clear)
    await expect.element(search).toHaveFocus()
    await expect.element(clear).not.toBeInTheDocument()
    await expect.element(screen.getByText('How do I book?')).toBeVisible()
  })

  it('has the entries of our own among them, as plain text', async () => {
    const client = fakeClient()
    const answer = '<b>Yes</b>, in a box.'
    client.listFaqEntries.mockResolvedValue({
      entries: [{ language: 'en', category: 'travel', question: 'Can I bring my dog?', answer }],
    })
    const { screen } = await open('/help-center', client)
    await userEvent.fill(screen.getByRole('textbox', { name: 'Search the answers' }), 'dog box')
    await expect.element(screen.getByText(answer)).toBeVisible()
    await expect.element(screen.getByText('How do I book?')).not.toBeInTheDocument()
    expect(client.listFaqEntries.mock.lastCall?.[0]).toMatchObject({ query: { lang: 'en' } })
  })

  it('links the five policies, under an address of their own', async () => {
    const { screen, history } = await open()
    await userEvent.click(screen.getByRole('tab', { name: 'Legal' }))
    expect(history.at(-1)).toBe('/help-center?section=legal')
    const links = screen.getByRole('tabpanel').getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/terms-of-use',
      '/privacy-policy',
      '/partnership-agreement',
      '/kyc-policy',
      '/sanctions-policy',
    ])
  })

  it('says at each field what is wrong, in the words of the specification', async () => {
    const { screen, client, write, send } = await open('/help-center?section=contact')
    await write({ Name: 'M', Email: 'maria@', Subject: 'Seat', Message: 'Short' })
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Choose a category')
    await send()
    for (const words of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Please select a category',
      'Message must be at least 10 characters',
    ])
      await expect.element(screen.getByText(words)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    expect(client.createContactRequest).not.toHaveBeenCalled()
  })

  it('sends the message with the booking it came from, and begins anew', async () => {
    const { screen, client, write, send } = await open('/help-center?section=contact&booking=FC-7K2M9P')
    await expect.element(screen.getByText('About booking FC-7K2M9P')).toBeVisible()
    await write()
    await send()
    await expect.element(screen.getByRole('heading', { name: 'Message sent successfully!' })).toHaveFocus()
    await expect.element(screen.getByText(/within 24 hours, to maria@example.com/)).toBeVisible()
    expect(client.createContactRequest).toHaveBeenCalledExactlyOnceWith({
      body: {
        name: 'Maria Kowalska',
        email: 'maria@example.com',
        phone: null,
        subject: 'A second seat',
        category: 'booking',
        message: 'We will be one child more.',
        bookingNumber: 'FC-7K2M9P',
        website: '',
        filledInMs: expect.any(Number) as number,
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
    await expect.element(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  })

  it('lets go of the booking, and knows who is signed in', async () => {
    const client = fakeClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen, history } = await open('/help-center?section=contact&booking=FC-7K2M9P', client)
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Maria Kowalska')
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Leave the booking out' }))
    expect(history.at(-1)).toBe('/help-center?section=contact')
    await expect.element(screen.getByText('About booking FC-7K2M9P')).not.toBeInTheDocument()
  })

  it.each([
    [new FiacreNetworkError('/api/contact-requests'), 'Website Under Maintenance'],
    [refusal(502, 'UNEXPECTED_RESPONSE', '<html>'), 'Website Under Maintenance'],
    [
      refusal(500, 'INTERNAL', 'Something broke.'),
      'Please try again or contact us directly via phone or email.',
    ],
    [refusal(429, 'TOO_MANY_REQUESTS', 'Please wait 40 min.'), 'Please wait 40 min.'],
  ])('keeps what was written when it fails: $name', async (error, words) => {
    const { screen, client, write, send } = await open('/help-center?section=contact')
    client.createContactRequest.mockRejectedValue(error)
    await write()
    await send()
    await expect.element(screen.getByText(words)).toBeVisible()
    await expect
      .element(screen.getByRole('textbox', { name: 'Message' }))
      .toHaveValue('We will be one child more.')
  })
})
