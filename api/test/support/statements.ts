import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import type { Context } from '#platform/context/context.ts'
import type { TestService } from './service.ts'

/** The statements that something sends to the database, by their text; what runs beside it does not count. */
export async function statementsOf(
  { context }: TestService,
  act: (context: Context) => Promise<unknown>,
): Promise<string[]> {
  const scope = new AsyncLocalStorage<string[]>()
  const executor = context.orm.em.fork().getKysely().getExecutor()
  const prototype = await executor.provideConnection(
    async (connection) => Object.getPrototypeOf(connection) as typeof connection,
  )
  const send = Reflect.get(prototype, 'executeQuery') as (query: { sql: string }) => Promise<never>
  const spy = vi.spyOn(prototype, 'executeQuery').mockImplementation(function spied(this: unknown, query) {
    scope.getStore()?.push(query.sql)
    return Reflect.apply(send, this, [query])
  })
  const statements: string[] = []
  try {
    await scope.run(statements, () => act(context))
  } finally {
    spy.mockRestore()
  }
  return statements
}
