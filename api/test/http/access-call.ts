import type { Cast, Person } from './access-cast.ts'
import type { TestService } from '../support/service.ts'

/** What an operation is called with, where that is not its bare path. */
export interface Call {
  /** For the placeholder of the path. */
  id?: string
  /** For further placeholders, by their names. */
  more?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Scene {
  service: TestService
  cast: Cast
  /** Who calls; a visitor is nobody. */
  caller: Person | undefined
  /** The headers of the partner's server. */
  partner: Record<string, string>
  /** What was made for calls that leave all as it is, by its name; absent where a call changes something. */
  made?: Map<string, Promise<unknown>>
}

/** Makes a thing once for all calls of a scene that change nothing, and else anew for each. */
export function madeFor<T>({ made }: Scene, name: string, make: () => Promise<T>): Promise<T> {
  const known = (made?.get(name) as Promise<T> | undefined) ?? make()
  made?.set(name, known)
  return known
}
