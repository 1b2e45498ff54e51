import { expect, it, vi } from 'vitest'
import type { QueryRunner } from './places.tables.ts'
import { readPlacesTogether } from './read-places.ts'

it('asks for the places of all who search meanwhile with one statement', async () => {
  const statements: { ids: unknown; answer: () => void }[] = []
  const db = {
    executeQuery({ parameters: [ids] }: { parameters: unknown[] }) {
      const { promise, resolve } = Promise.withResolvers<{ rows: unknown[] }>()
      statements.push({ ids, answer: () => resolve({ rows: [] }) })
      return promise
    },
  } as unknown as QueryRunner
  const read = readPlacesTogether(db)
  const turn = () => new Promise(setImmediate)
  const all = [read(['a'])]
  await turn()
  for (const ids of [['b'], ['c', 'b']]) {
    all.push(read(ids))
    await turn()
  }
  expect(statements.map(({ ids }) => ids)).toEqual([['a']])
  statements[0]?.answer()
  await vi.waitFor(() => expect(statements.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]))
  statements[1]?.answer()
  expect(await Promise.all(all)).toHaveLength(3)
})
