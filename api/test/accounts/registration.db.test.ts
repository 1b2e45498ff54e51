import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProblemCode } from '#platform/http/problem-codes.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { mailsTo, PASSWORD, until } from '../support/traveller.ts'

const NOW = new Date('2031-06-15T23:30:00Z')

let service: TestService
let client: TestClient
let made = 0

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(() => {
  service.clock.now = NOW
  client = new TestClient(service.url)
})

function registration(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Ada',
    lastName: 'Kowalska',
    email: `ada${(made += 1)}@example.com`,
    phoneNumber: '601 234 567',
    countryCode: '+48',
    country: 'PL',
    dateOfBirth: '1990-04-12',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...more,
  }
}

const register = (more: Record<string, unknown> = {}) =>
  client.call('POST', '/api/auth/register', registration(more))

async function expectRefused(
  more: Record<string, unknown>,
  code: ProblemCode,
  message: string,
  field: string,
) {
  const problem = expectProblem(await register(more), { code, what: JSON.stringify(more) })
  expect(problem.message).toBe(message)
  expect(problem.errors).toContainEqual(expect.objectContaining({ pointer: `/${field}`, code, message }))
}

describe('registration', () => {
  it('makes an account that can sign in at once and be confirmed later', async () => {
    const body = registration({ country: 'Poland', countryCode: '48', firstName: ' Ada ' })
    const answer = await client.call('POST', '/api/auth/register', body)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      message: 'Please check your email and click the confirmation link.',
      email: body['email'],
    })
    const login = await client.call('POST', '/api/auth/login', { email: body['email'], password: PASSWORD })
    expect(login.body['user']).toMatchObject({
      firstName: 'Ada',
      countryCode: '+48',
      country: 'PL',
      isAdmin: false,
      emailConfirmed: false,
      dateOfBirth: '1990-04-12',
      city: null,
    })
  })

  it('does not sign in by itself', async () => {
    await register()
    expectProblem(await client.call('GET', '/api/auth/user'), { code: 'UNAUTHORIZED' })
  })

  it('mails one link, in the language the browser asked for', async () => {
    for (const [language, subject] of [
      ['pl-PL,pl;q=0.9,en;q=0.5', 'Potwierdź swój adres e-mail'],
      ['uk-UA,uk', 'Confirm your e-mail address'],
    ] as const) {
      const body = registration()
      await client.call('POST', '/api/auth/register', body, { 'Accept-Language': language })
      const mails = await until(
        () => mailsTo(client, String(body['email'])),
        ({ length }) => length > 0,
      )
      expect(mails.map((mail) => mail.subject)).toEqual([subject])
      expect(mails[0]?.links).toHaveLength(1)
    }
  })

  it('opens at eighteen, on the day by UTC', async () => {
    const underage = 'You must be at least 18 years old to register'
    await expectRefused({ dateOfBirth: '2013-06-16' }, 'UNDERAGE', underage, 'dateOfBirth')
    await expectRefused({ dateOfBirth: '2031-06-15' }, 'UNDERAGE', underage, 'dateOfBirth')
    await expectRefused({ dateOfBirth: '2040-01-01' }, 'UNDERAGE', underage, 'dateOfBirth')
    expect((await register({ dateOfBirth: '2013-06-15' })).status).toBe(201)
    service.clock.now = new Date(NOW.getTime() + 30 * 60_000)
    expect((await register({ dateOfBirth: '2013-06-16' })).status).toBe(201)
  })

  it('wants the same password twice, of eight characters at least', async () => {
    await expectRefused(
      { confirmPassword: `${PASSWORD} ` },
      'PASSWORDS_DO_NOT_MATCH',
      "Passwords don't match",
      'confirmPassword',
    )
    const short = { password: '1234567', confirmPassword: '1234567' }
    await expectRefused(short, 'RULE_VIOLATION', 'Password too short', 'password')
    expect((await register({ password: 'xK7#pQ2m', confirmPassword: 'xK7#pQ2m' })).status).toBe(201)
  })

  it('takes no password that leaked, or that says who registers', async () => {
    const common = 'This password is on lists of leaked passwords. Please choose another one.'
    for (const password of ['12345678', 'P@ssw0rd', 'Qwertyuiop1']) {
      await expectRefused({ password, confirmPassword: password }, 'PASSWORD_TOO_COMMON', common, 'password')
    }
    const personal =
      'This password is made of your name, your email address or our name. Please choose another one.'
    for (const password of ['adakowalska', 'Kowalska1990!', 'fiacre2031']) {
      await expectRefused(
        { password, confirmPassword: password },
        'PASSWORD_TOO_COMMON',
        personal,
        'password',
      )
    }
  })

  it('takes a password of any script, however its letters are composed', async () => {
    const password = 'zażółć gęślą jaźń 🚕'
    const body = registration({ password, confirmPassword: password })
    expect((await client.call('POST', '/api/auth/register', body)).status).toBe(201)
    const login = { email: body['email'], password: password.normalize('NFD') }
    expect(login.password).not.toBe(password)
    expect((await client.call('POST', '/api/auth/login', login)).status).toBe(200)
  })

  it('takes a password of 128 characters, and no longer one', async () => {
    const longest = 'long '.repeat(25) + '🚕🚕🚕'
    expect((await register({ password: longest, confirmPassword: longest })).status).toBe(201)
    const longer = `${longest}!`
    expectProblem(await register({ password: longer, confirmPassword: longer }), { code: 'INVALID_REQUEST' })
  })

  it.each([
    ['+48', '1234567', false],
    ['+48', '12345678', true],
    ['+48', '123456789012', true],
    ['+48', '1234567890123', false],
    ['+44', '123456789', false],
    ['+44', '20 7946 0958', true],
    ['353', '12345678901', true],
    ['+47', '1234567', false],
    ['+47', '12 34 56 78', true],
    ['+46', '70 123 45 67', true],
    ['+46', '70 123 45 678', false],
    ['+353', '085 012 3456', true],
    ['+353', '12345', false],
    ['+41', '123456', false],
    ['+41', '1234567', true],
    ['+41', '123456789012345', true],
    ['+41', '1234567890123456', false],
    ['+48', '(601) 234-567', true],
    ['+48', 'not a number', false],
  ])('a phone number of %s %s is valid: %s', async (countryCode, phoneNumber, isValid) => {
    const message = 'Please enter a valid phone number for the selected country'
    if (isValid) expect((await register({ countryCode, phoneNumber })).status).toBe(201)
    else await expectRefused({ countryCode, phoneNumber }, 'INVALID_PHONE', message, 'phoneNumber')
  })

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['phoneNumber', 'Phone number is required'],
    ['country', 'Country is required'],
  ])('wants %s to say something', async (field, message) => {
    await expectRefused({ [field]: '' }, 'RULE_VIOLATION', message, field)
    await expectRefused({ [field]: '   ' }, 'RULE_VIOLATION', message, field)
  })

  it('names everything that is wrong at once', async () => {
    const answer = await register({
      firstName: '',
      confirmPassword: 'x',
      dateOfBirth: '2020-01-01',
      phoneNumber: '1',
    })
    const pointers = expectProblem(answer).errors?.map(({ pointer }) => pointer)
    expect(pointers?.toSorted()).toEqual(['/confirmPassword', '/dateOfBirth', '/firstName', '/phoneNumber'])
  })

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a da@example.com',
    'ada@example.com, b@example.com',
  ])('does not take %s for an address', async (email) => {
    await expectRefused({ email }, 'RULE_VIOLATION', 'Please enter a valid email address', 'email')
  })

  it('takes a country by code or English name, and no other', async () => {
    for (const country of ['PL', 'pl', 'Germany', 'germany', 'United Kingdom']) {
      expect((await register({ country })).status, country).toBe(201)
    }
    const message = 'We do not know the country “Atlantis”. Please choose it from the list.'
    await expectRefused({ country: 'Atlantis' }, 'RULE_VIOLATION', message, 'country')
  })
})

describe('an address', () => {
  it('has one account, however it is written', async () => {
    const body = registration({ email: `taken${(made += 1)}@example.com` })
    expect((await client.call('POST', '/api/auth/register', body)).status).toBe(201)
    for (const email of [body['email'], String(body['email']).toUpperCase(), ` ${String(body['email'])} `]) {
      const answer = await register({ email })
      const problem = expectProblem(answer, { code: 'EMAIL_TAKEN', what: String(email) })
      expect(problem.message).toBe('User with this email already exists')
      expect(problem.errors?.[0]?.pointer).toBe('/email')
    }
  })

  it('registered ten times at once has one account and one mail', async () => {
    const body = registration()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.call('POST', '/api/auth/register', body)),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    const mails = await until(
      () => mailsTo(client, String(body['email'])),
      ({ length }) => length > 0,
    )
    expect(mails).toHaveLength(1)
  })
})
