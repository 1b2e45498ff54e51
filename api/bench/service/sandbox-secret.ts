import { oneQuery } from './one-query.ts'

/** What the service signs the sandbox's callbacks with: made at its first start, kept in its database. */
export async function sandboxSecret(databaseUrl: string): Promise<string> {
  const [secret] = await oneQuery<{ value: string }>(
    databaseUrl,
    `select value from secret where name = 'sandbox-callback'`,
  )
  if (!secret) throw new Error('The service keeps no secret for the callbacks of the sandbox.')
  return secret.value
}
