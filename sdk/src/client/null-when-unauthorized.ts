import { FiacreError } from './errors.ts'

/**
 * Reads what only somebody who is signed in may see: null where nobody is, in place of the error with status 401. Every other
 * failure is thrown as it is (spec section 7: a reader throws at 401, or answers null, as it is told to).
 *
 * @example const user = await nullWhenUnauthorized(client.getSession())
 */
export async function nullWhenUnauthorized<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof FiacreError && error.status === 401) return null
    throw error
  }
}
