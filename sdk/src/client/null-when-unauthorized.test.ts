import { expect, it } from 'vitest'
import { FiacreError, FiacreNetworkError } from './errors.ts'
import { nullWhenUnauthorized } from './null-when-unauthorized.ts'

const refused = (status: number) =>
  new FiacreError({ status, code: status === 401 ? 'UNAUTHORIZED' : 'FORBIDDEN', text: '', detail: '' })

it('answers null for nobody, and what is read for somebody', async () => {
  expect(await nullWhenUnauthorized(Promise.reject(refused(401)))).toBeNull()
  expect(await nullWhenUnauthorized(Promise.resolve('Maria'))).toBe('Maria')
})

it.each([refused(403), new FiacreNetworkError('/api/auth/user')])('throws %s as it is', async (error) => {
  await expect(nullWhenUnauthorized(Promise.reject(error))).rejects.toBe(error)
})
