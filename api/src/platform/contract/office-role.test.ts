import { afterAll, expect, it } from 'vitest'
import { bareRouter } from '../../../test/support/bare-router.ts'
import { readOperations } from './document.ts'
import type { OfficeRole } from './office-role.ts'

const ROLES: readonly (OfficeRole | undefined)[] = [
  'administrator',
  'support',
  'operations',
  'finance',
  undefined,
]

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

it('lets each role into what the contract names it for, and into nothing else of the back office', async () => {
  const office = readOperations().filter(({ session }) => session === 'admin')
  const wrong: string[] = []
  for (const role of ROLES) {
    const router = await bareRouter('0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f', role ?? 'traveller')
    stops.push(router.close)
    for (const { operationId, method, path, roles } of office) {
      // What is let in is refused as a wrong request or breaks, for there is no database. The trail asks for one record.
      const url = `${router.url}${path.replaceAll(/\{\w+\}/g, 'x')}?subject=user&subjectId=1`
      const { status } = await fetch(url, { method: method.toUpperCase() })
      const isOpen = role === 'administrator' || (role !== undefined && roles.includes(role))
      if ((status !== 403) !== isOpen) wrong.push(`${role ?? 'a traveller'} ${operationId} ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

it('says to somebody with a role which one it takes', async () => {
  const router = await bareRouter('0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f', 'support')
  stops.push(router.close)
  const said = async (path: string, method: string) => {
    const answer = await fetch(`${router.url}${path}`, { method })
    return ((await answer.json()) as { message: string }).message
  }
  expect(await said('/api/admin/users/x/block', 'POST')).toBe(
    'Access denied. This takes the role operations, or an administrator.',
  )
  expect(await said('/api/admin/make-admin/x', 'POST')).toBe(
    'Access denied. Only administrators may do this.',
  )
})
