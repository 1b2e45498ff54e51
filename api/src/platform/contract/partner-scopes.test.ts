import { describe, expect, it } from 'vitest'
import { readOperations } from './document.ts'
import type { PartnerScope } from '../http/partner-call.ts'
import { assertScopes, PAGE_SCOPES, PARTNER_SCOPES } from './partner-scopes.ts'

const byKey = readOperations().filter(({ partner }) => partner !== 'none')

function isRefused(needed: readonly PartnerScope[], scopes: readonly PartnerScope[]): boolean {
  try {
    assertScopes(needed, { partnerId: 'p', keyId: 'k', kind: 'secret', isTest: true, scopes })
    return false
  } catch {
    return true
  }
}

describe('the scopes of keys', () => {
  it('are named by every operation that takes a key, and each opens what names it and nothing else', () => {
    expect(byKey.filter(({ scopes }) => scopes.length === 0)).toEqual([])
    const wrong = byKey.flatMap(({ operationId, scopes: needed }) =>
      PARTNER_SCOPES.filter(
        (scope) => isRefused(needed, [scope]) === needed.every((one) => one === scope),
      ).map((scope) => `${operationId} by ${scope}`),
    )
    expect(wrong).toEqual([])
    expect(PARTNER_SCOPES.filter((scope) => !byKey.some(({ scopes }) => scopes.includes(scope)))).toEqual([])
  })

  it('that pages have open no booking', () => {
    const open = byKey.filter(({ scopes }) => !isRefused(scopes, PAGE_SCOPES))
    expect(open.filter(({ path }) => path.startsWith('/api/bookings'))).toEqual([])
  })
})
