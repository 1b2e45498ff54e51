import { MS_PER_DAY, PARTNER_CLICK_DAYS } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { keepPartner, keptPartner } from './kept-partner.ts'

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

it('remembers the partner of the last click for as long as it counts, and no longer', () => {
  const storage = memory()
  keepPartner('pk_first', 0, () => storage)
  keepPartner('pk_last', MS_PER_DAY, () => storage)
  const end = MS_PER_DAY + PARTNER_CLICK_DAYS * MS_PER_DAY
  expect(keptPartner(end - 1, () => storage)).toBe('pk_last')
  expect(keptPartner(end, () => storage)).toBeUndefined()
  expect(storage.getItem('fiacre.partner')).toBeNull()
})

it('believes nothing that is no partner, from the future, or cannot be read', () => {
  const storage = memory()
  for (const text of ['{', '7', '{"partner":"sk_live_1","at":0}', '{"partner":"pk_1","at":99}']) {
    storage.setItem('fiacre.partner', text)
    expect(keptPartner(9, () => storage)).toBeUndefined()
  }
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(() => keepPartner('pk_1', 0, blocked)).not.toThrow()
  expect(keptPartner(0, blocked)).toBeUndefined()
})
