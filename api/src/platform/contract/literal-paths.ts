import Router from '@koa/router'
import type { Operation } from './document.ts'

/**
 * A router that knows the contract's paths without parameters by heart. Left alone it holds every request against every path there
 * is, some hundreds, one pattern after the other.
 */
export class ContractRouter extends Router {
  readonly #literal: ReadonlySet<string>
  readonly #known = new Map<string, ReturnType<Router['match']>>()

  constructor(operations: readonly Operation[]) {
    // A path is the path the contract writes, so that no other spelling slips past what looks at paths.
    super({ sensitive: true, strict: true })
    this.#literal = new Set(operations.map(({ path }) => path).filter((path) => !path.includes('{')))
  }

  override match(path: string, method: string): ReturnType<Router['match']> {
    if (!this.#literal.has(path)) return super.match(path, method)
    const asked = `${method} ${path}`
    const known = this.#known.get(asked) ?? super.match(path, method)
    this.#known.set(asked, known)
    // The caller adds to the list of what fits a path.
    return { ...known, path: [...known.path] }
  }
}
