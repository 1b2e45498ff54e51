import {
  FiacreError,
  FiacreNetworkError,
  FiacreTimeoutError,
  type FiacreClient,
  type Profile,
} from '@fiacre/sdk'
import { SESSION_TIMEOUT_MS } from '@fiacre/sdk/rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkSession } from './check-session.ts'

const MARIA: Profile = {
  id: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
  firstName: 'Maria',
  lastName: 'Kowalska',
  email: 'maria@example.com',
  phoneNumber: null,
  countryCode: null,
  country: null,
  city: null,
  address: null,
  zipCode: null,
  company: null,
  vatNumber: null,
  dateOfBirth: null,
  isAdmin: false,
  staffRole: null,
  viewingUntil: null,
  emailConfirmed: true,
  createdAt: '2026-05-01T08:00:00Z',
  pendingEmail: null,
  preferences: null,
  closesAt: null,
}

const console = vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {})
afterEach(() => console.mockClear())

function check(getSession: FiacreClient['getSession'], previous?: Profile) {
  return checkSession({ client: { getSession }, previous: () => previous })
}

function failing(error: Error): FiacreClient['getSession'] {
  return async () => {
    throw error
  }
}

describe('the session check', () => {
  it('answers who is signed in, and waits no longer than five seconds', async () => {
    const getSession = vi.fn<FiacreClient['getSession']>(async () => MARIA)
    expect(await check(getSession)).toBe(MARIA)
    expect(getSession).toHaveBeenCalledWith({ timeoutMs: SESSION_TIMEOUT_MS })
  })

  it('takes 401 for nobody, silently', async () => {
    const error = new FiacreError({ status: 401, code: 'UNAUTHORIZED', text: '', detail: 'Please sign in.' })
    expect(await check(failing(error), MARIA)).toBeNull()
    expect(console).not.toHaveBeenCalled()
  })

  it('keeps the previous user when it takes too long', async () => {
    expect(await check(failing(new FiacreTimeoutError(5000)), MARIA)).toBe(MARIA)
    expect(await check(failing(new FiacreTimeoutError(5000)))).toBeNull()
  })

  it.each([
    new FiacreError({ status: 500, code: 'INTERNAL', text: '', detail: 'Broken.' }),
    new FiacreNetworkError('/api/auth/user'),
  ])('takes any other failure for nobody, and logs it: $name', async (error) => {
    expect(await check(failing(error), MARIA)).toBeNull()
    expect(console).toHaveBeenCalledWith(expect.any(String), error)
  })
})
