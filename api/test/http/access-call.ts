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
}
