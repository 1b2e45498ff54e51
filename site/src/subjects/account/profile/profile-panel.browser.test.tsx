import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { withEtag } from '@fiacre/sdk'
import { MARIA, refusal } from '../../../app/testing.tsx'
import { accountClient, openProfile } from './testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
})

describe('the profile to read', () => {
  it('shows what is known, and what was not given', async () => {
    const { screen } = await openProfile({ dateOfBirth: null })
    for (const text of [
      'Kowalska',
      'maria@example.com',
      'Confirmed',
      '+48 512 345 678',
      'Poland',
      'Not given',
    ]) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
    expect(screen.getByText('Please add your billing information').query()).toBeNull()
  })

  it('points out the billing details that are missing, and leads to the first of the form', async () => {
    const { screen } = await openProfile({ city: null, address: ' ' })
    await expect
      .element(screen.getByText('Still missing: street and number and city. A booking needs all of them.'))
      .toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add billing details' }))
    await expect.element(screen.getByRole('textbox', { name: 'Street and number' })).toHaveFocus()
  })
})

describe('the usual fare', () => {
  it('is kept at once, with what the account prefers otherwise', async () => {
    const preferences = { language: 'en', currency: 'PLN', distanceUnit: 'km' } as const
    const { screen, client } = await openProfile({ preferences })
    client.updatePreferences.mockResolvedValue({ ...preferences, accessLevel: 'flexible' })
    const flexible = screen.getByRole('radio', { name: /^Flexible/ })
    await expect.element(screen.getByRole('radio', { name: /^Saver/ })).toBeChecked()
    await userEvent.click(flexible)
    await expect.element(flexible).toBeChecked()
    expect(client.updatePreferences).toHaveBeenCalledWith({
      body: { ...preferences, accessLevel: 'flexible' },
    })
  })
})

describe('the profile to change', () => {
  it('is saved, and the whole page knows', async () => {
    const { screen, client } = await openProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    const name = screen.getByRole('textbox', { name: 'First name' })
    await expect.element(name).toHaveFocus()
    await userEvent.fill(name, 'Marianna')
    await userEvent.fill(screen.getByRole('textbox', { name: /^Phone number/ }), 'tel: 600 700 800!')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Profile updated')).toBeVisible()
    await expect.element(screen.getByText('Your profile information has been updated.')).toBeVisible()
    await expect.element(screen.getByTestId('session')).toHaveTextContent('Marianna')
    await expect.element(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus()
    expect(client.updateProfile).toHaveBeenCalledExactlyOnceWith({
      body: expect.objectContaining({
        firstName: 'Marianna',
        phoneNumber: '600 700 800',
        countryCode: '+48',
      }),
    })
  })

  it('can be left as it was', async () => {
    const { screen, client } = await openProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'First name' }), 'Somebody')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect.element(screen.getByText('Maria', { exact: true }).last()).toBeVisible()
    expect(client.updateProfile).not.toHaveBeenCalled()
  })

  it('says field by field what is wrong, and takes it back once it is mended', async () => {
    const { screen, client } = await openProfile()
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    for (const [field, value] of [
      ['First name', 'M'],
      ['Last name', 'K'],
      ['Email', 'maria@'],
      ['Street and number', ''],
      ['ZIP code', ' '],
      ['City', ''],
    ] as const) {
      await userEvent.fill(screen.getByRole('textbox', { name: field, exact: true }), value)
    }
    await userEvent.fill(screen.getByRole('textbox', { name: /^Phone number/ }), '1234')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    for (const message of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number for the selected country',
      'Address is required for payment processing',
      'ZIP code is required for payment processing',
      'City is required for payment processing',
    ]) {
      await expect.element(screen.getByText(message)).toBeVisible()
    }
    const name = screen.getByRole('textbox', { name: 'First name' })
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('First name must be at least 2 characters')
    await userEvent.fill(name, 'Maria')
    expect(screen.getByText('First name must be at least 2 characters').query()).toBeNull()
    expect(client.updateProfile).not.toHaveBeenCalled()
  })

  it('keeps what was typed when saving fails', async () => {
    const { screen, client } = await openProfile()
    client.updateProfile.mockRejectedValue(new TypeError('nobody knows'))
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'City' }), 'Gdańsk')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.element(screen.getByText('Update failed')).toBeVisible()
    await expect.element(screen.getByText('An unexpected error occurred')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Gdańsk')
  })

  it('changed elsewhere says what is different, keeps what was typed, and is saved on top by a second press', async () => {
    const client = accountClient()
    client.getProfile.mockResolvedValue(withEtag({ ...MARIA }, '"shown"'))
    const { screen } = await openProfile({}, { client })
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'City' }), 'Gdańsk')
    const there = { ...MARIA, city: 'Lyon', country: 'FR', company: 'Kowalska i córki' }
    client.getProfile.mockResolvedValue(withEtag(there, '"present"'))
    client.updateProfile.mockRejectedValueOnce(refusal(412, 'PRECONDITION_FAILED', 'Changed meanwhile.'))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const said = screen.getByRole('status').first()
    for (const text of ['Changed elsewhere', 'Lyon', 'France', 'Kowalska i córki']) {
      await expect.element(said.getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Gdańsk')
    await expect.element(screen.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('FR')

    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.element(screen.getByText('Profile updated')).toBeVisible()
    expect(client.updateProfile.mock.calls.map(([{ ifMatch }]) => ifMatch)).toEqual(['"shown"', '"present"'])
    expect(client.updateProfile.mock.lastCall?.[0].body).toMatchObject({
      city: 'Gdańsk',
      country: 'FR',
      company: 'Kowalska i córki',
    })
  })

  it('says at the field that the address belongs to another account', async () => {
    const { screen, client } = await openProfile()
    client.updateProfile.mockRejectedValue(refusal(409, 'EMAIL_TAKEN', 'User with this email already exists'))
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const email = screen.getByRole('textbox', { name: 'Email' })
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription(/^Another account uses this email address\./)
  })

  it('speaks Polish', async () => {
    const { screen } = await openProfile({ city: null }, { language: 'pl' })
    await userEvent.click(screen.getByRole('button', { name: 'Edytuj profil' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }))
    await expect.element(screen.getByText('Do płatności potrzebne jest miasto')).toBeVisible()
  })
})
