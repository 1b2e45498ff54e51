import { beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, mailsTo, newTraveller, PASSWORD, until } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let email: string

beforeAll(async () => {
  service = await sharedService()
  const traveller = await newTraveller(service.url)
  client = traveller.client
  email = traveller.email
})

const update = (more: Record<string, unknown> = {}) =>
  client.call('PUT', '/api/auth/profile', { ...billing(email), ...more })

describe('the profile', () => {
  it('is what was saved, at both addresses', async () => {
    const saved = await update({
      firstName: '  Zoë ',
      lastName: 'Ørsted-Łukasiewicz',
      country: 'Denmark',
      city: 'København',
      address: 'Strøget 1',
      zipCode: '1160',
      company: ' Ørsted & Søn ApS ',
      vatNumber: 'dk 12345678',
      phoneNumber: '12 34 56 78',
      countryCode: '45',
      dateOfBirth: '1985-02-28',
    })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      firstName: 'Zoë',
      lastName: 'Ørsted-Łukasiewicz',
      country: 'DK',
      city: 'København',
      company: 'Ørsted & Søn ApS',
      vatNumber: 'DK 12345678',
      phoneNumber: '12 34 56 78',
      countryCode: '+45',
      dateOfBirth: '1985-02-28',
    })
    expect((await client.call('GET', '/api/auth/profile')).body).toEqual(saved.body)
    expect((await client.call('GET', '/api/auth/user')).body).toEqual(saved.body)
  })

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['firstName', ' A ', 'First name must be at least 2 characters'],
    ['lastName', '', 'Last name must be at least 2 characters'],
    ['email', 'nonsense', 'Please enter a valid email address'],
    ['country', '', 'Country is required for payment processing'],
    ['city', ' ', 'City is required for payment processing'],
    ['address', '', 'Address is required for payment processing'],
    ['zipCode', '', 'ZIP code is required for payment processing'],
  ])('wants %s right: "%s" is not', async (field, value, message) => {
    const problem = expectProblem(await update({ [field]: value }), { code: 'RULE_VIOLATION' })
    expect(problem.message).toBe(message)
    expect(problem.errors).toMatchObject([{ pointer: `/${field}`, code: 'RULE_VIOLATION', message }])
  })

  it.each([
    ['firstName', 'First name must be at least 2 characters'],
    ['country', 'Country is required for payment processing'],
    ['city', 'City is required for payment processing'],
    ['address', 'Address is required for payment processing'],
    ['zipCode', 'ZIP code is required for payment processing'],
  ])('says the same when %s is missing altogether', async (field, message) => {
    const problem = expectProblem(await update({ [field]: undefined }), { code: 'INVALID_REQUEST' })
    expect(problem.message).toBe(message)
  })

  it('holds a phone number against its country', async () => {
    const message = 'Please enter a valid phone number for the selected country'
    const answer = await update({ phoneNumber: '123', countryCode: '+48' })
    expect(expectProblem(answer, { code: 'INVALID_PHONE' }).message).toBe(message)
  })

  it('refuses a VAT number without the letters of its country', async () => {
    const { errors } = expectProblem(await update({ vatNumber: '12345678' }), { code: 'INVALID_REQUEST' })
    expect(errors?.[0]).toMatchObject({
      pointer: '/vatNumber',
      message: 'Please enter a VAT number that begins with the letters of its country',
    })
  })

  it('refuses a birthday that is in no calendar', async () => {
    const answer = await update({ dateOfBirth: '1990-02-30' })
    expect(expectProblem(answer, { code: 'RULE_VIOLATION' }).errors?.[0]).toMatchObject({
      pointer: '/dateOfBirth',
      message: 'Please enter a valid date',
    })
  })

  it('clears what may be missing with null or empty text, and keeps what is left out', async () => {
    for (const nothing of [null, '', '   ']) {
      const given = { company: 'Kowalska sp. z o.o.', vatNumber: 'PL5260001246' }
      await update({ ...given, phoneNumber: '601 234 567', countryCode: '+48', dateOfBirth: '1990-04-12' })
      const kept = await update()
      expect(kept.body).toMatchObject({
        ...given,
        phoneNumber: '601 234 567',
        countryCode: '+48',
        dateOfBirth: '1990-04-12',
      })
      const date = nothing === '   ' ? null : nothing
      const code = nothing === '   ' ? '' : nothing
      const cleared = await update({
        company: nothing,
        vatNumber: code,
        phoneNumber: nothing,
        countryCode: code,
        dateOfBirth: date,
      })
      expect(cleared.status, JSON.stringify(cleared.body)).toBe(200)
      expect(cleared.body).toMatchObject({
        company: null,
        vatNumber: null,
        phoneNumber: null,
        countryCode: null,
        dateOfBirth: null,
      })
    }
  })

  it('takes no country that nobody knows', async () => {
    const answer = await update({ country: 'Narnia' })
    expect(expectProblem(answer, { code: 'RULE_VIOLATION' }).errors?.[0]?.pointer).toBe('/country')
  })

  it('cannot make an administrator or confirm an address', async () => {
    for (const field of ['isAdmin', 'emailConfirmed', 'id', 'createdAt', 'passwordHash']) {
      expectProblem(await update({ [field]: true }), { code: 'INVALID_REQUEST' })
    }
    expect((await client.call('GET', '/api/auth/profile')).body).toMatchObject({
      isAdmin: false,
      emailConfirmed: false,
    })
  })

  it('takes no address that is another’s', async () => {
    const other = await newTraveller(service.url)
    const answer = await update({ email: other.email.toUpperCase() })
    expect(expectProblem(answer, { code: 'EMAIL_TAKEN' }).message).toBe('User with this email already exists')
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ email })
  })

  it('signs in by the new address once its link was opened, and by the old one until then', async () => {
    const traveller = await newTraveller(service.url)
    const moved = `moved.${traveller.email}`
    await traveller.client.call('PUT', '/api/auth/profile', billing(moved))
    const visitor = new TestClient(service.url)
    const login = (address: string) =>
      visitor.call('POST', '/api/auth/login', { email: address, password: PASSWORD })
    expectProblem(await login(moved), { code: 'INVALID_CREDENTIALS' })
    expect((await login(traveller.email)).status).toBe(200)
    const [mail] = await until(
      () => mailsTo(visitor, moved),
      ({ length }) => length > 0,
    )
    await visitor.fetch(mail?.links[0] ?? '')
    expect((await login(moved)).status).toBe(200)
    expectProblem(await login(traveller.email), { code: 'INVALID_CREDENTIALS' })
  })

  it('shows no password, hash or token, and neither does any other answer about the account', async () => {
    const paths = ['/api/auth/user', '/api/auth/profile', '/api/email-status']
    const answers = [
      ...(await Promise.all(paths.map((path) => client.call('GET', path)))),
      await update(),
      await client.call('POST', '/api/auth/login', { email, password: PASSWORD }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/password|hash|argon2|token|secret/i)
    }
  })
})
