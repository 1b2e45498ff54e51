import type { Problem } from './models.ts'

/** The problem document in a body, or undefined when the body is something else, such as a proxy's error page. */
export function parseProblem(text: string): Problem | undefined {
  const value = fields(text)
  // The fields this client relies on are looked at; the rest is the service's promise, held by its own tests.
  const sound =
    typeof value.code === 'string' && typeof value.detail === 'string' && typeof value.status === 'number'
  return sound ? (value as Problem) : undefined
}

/** The `message` in a JSON body that is no problem document: gateways in front of the service send those. */
export function messageIn(text: string): string | undefined {
  const { message } = fields(text)
  return typeof message === 'string' && message !== '' ? message : undefined
}

function fields(text: string): Partial<Record<keyof Problem, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
