import { redact, redactQuoted } from './redact.ts'

/** An error as the log may hold it. */
export interface LoggedError {
  type: string
  message: string
  /** SQLSTATE, or Node's own, such as `ECONNREFUSED`. */
  code?: string
  table?: string
  column?: string
  constraint?: string
  /** Frames alone. */
  stack?: string
  cause?: LoggedError
}

/** So that causes that lead in a circle end. */
const MOST_CAUSES = 4
const SQLSTATE = /^[0-9A-Z]{5}$/
const FRAME = /^ {4}at .*(?::\d+:\d+\)?|\(<anonymous>\)|native\))$/

/**
 * What went wrong, how and where, and never to whom: the `err` of every log line. Errors of the database's driver carry
 * whole rows, parameters and connections, those of mail and network what the other side said; none of that is kept. What
 * is kept is named here, so that a field nobody knows of stays out.
 */
export function logError(thrown: unknown): LoggedError {
  return logged(thrown, MOST_CAUSES)
}

function logged(thrown: unknown, depth: number): LoggedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'Something was thrown that is no error.' }
  const code = fieldOf(thrown, 'code')
  const isDatabase = code !== undefined && SQLSTATE.test(code) && fieldOf(thrown, 'severity') !== undefined
  const message = isDatabase ? databaseMessage(thrown, code) : ownMessage(thrown)
  const type = thrown.constructor.name
  const stack = framesOf(thrown)
  return {
    type,
    message,
    ...(code !== undefined && { code: redact(code) }),
    ...(isDatabase && namesOf(thrown)),
    ...(stack && { stack: `${type}: ${message}\n${stack}` }),
    ...(thrown.cause !== undefined && depth > 0 && { cause: logged(thrown.cause, depth - 1) }),
  }
}

/** The first line: what follows it are details, rows, and other programs' words. */
function firstLine({ message }: Error): string {
  return message.split('\n')[0] ?? ''
}

function ownMessage(error: Error): string {
  const line = firstLine(error)
  // What could not be read is repeated in part.
  return redact(error instanceof SyntaxError ? redactQuoted(line) : line)
}

/**
 * PostgreSQL quotes names where a name is wrong (class 42) or a constraint breaks (class 23), and values where a value is
 * wrong (class 22). What functions raise (class P0) may say anything.
 */
function databaseMessage(error: Error, code: string): string {
  if (code.startsWith('P0')) return 'A function of the database raised an error.'
  const isOfNames = code.startsWith('42') || code.startsWith('23')
  return redact(isOfNames ? firstLine(error) : redactQuoted(firstLine(error)))
}

function namesOf(error: Error): Pick<LoggedError, 'table' | 'column' | 'constraint'> {
  const names = ['table', 'column', 'constraint'].map((name) => [name, fieldOf(error, name)])
  return Object.fromEntries(names.filter(([, value]) => value !== undefined))
}

/** Where it happened, without the message that a stack begins with. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')
}

function fieldOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}
