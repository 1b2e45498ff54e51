import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('come one after another, and what stands in a part before what follows it', async () => {
  const turns = createTurns()
  const had: string[] = []
  const wait = async (name: string, inside: readonly string[] = []): Promise<void> => {
    await turns.of(name)
    had.push(name)
    for (const part of inside) void wait(part)
  }
  for (const name of ['head', 'page', 'foot']) void wait(name, name === 'page' ? ['form', 'rides'] : [])
  await turns.run()
  expect(had).toEqual(['head', 'page', 'form', 'rides', 'foot'])
  expect(turns.of('rides')).toBeUndefined()
})
