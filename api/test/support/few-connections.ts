import { vi } from 'vitest'

/**
 * A start asks for all that it needs at once, and so opens as many connections as the pool has room for. Each costs PostgreSQL as much
 * as a hundred of our statements, and is hardly used again. Enough are left for the tests that hold six requests at one lock.
 */
const AT_MOST = 10

vi.mock(import('../../src/platform/database/orm.ts'), async (original) => {
  const orm = await original()
  return {
    ...orm,
    openOrm: (connection, entities, pool = { max: AT_MOST }) => orm.openOrm(connection, entities, pool),
  }
})
