import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts'
import { ENGLISH, englishOf, type ProblemWords, type Said, type Worded } from './problem-words.ts'

/** Codes that stand for many things that can be wrong: each is said by an id that has words in every language it may be asked for. */
type ManifoldCode =
  | 'RULE_VIOLATION'
  | 'CARRIER_STATE'
  | 'PARTNER_STATE'
  | 'CARRIER_NOT_FIT'
  | 'RIDE_MOVED'
  | 'PAYOUT_MOVED'

/** What a problem of a code may say. */
export type SaidOf<Code extends ProblemCode> = [Extract<Code, ManifoldCode>] extends [never] ? Said : Worded

export interface FieldError {
  /** JSON Pointer into the body (`/passengers`), or `/query/<name>`, `/path/<name>`, `/header/<name>`. */
  pointer: string
  code: string
  says: Said
}

/**
 * An answer that is an error, as RFC 9457 problem details. Thrown anywhere below the handlers; the middleware
 * turns it into the response, in the language asked for. What it says is written for people: what happened, why, what to do.
 * Its `message` is in English, for logs.
 */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code
  readonly status: number
  readonly says: Said
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>
  /** Members of the problem document beyond the standard ones, such as a fresh quote. */
  readonly extra: Record<string, unknown>

  constructor(
    code: Code,
    says: SaidOf<Code>,
    more: { errors?: FieldError[]; headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(englishOf(says))
    this.name = 'Problem'
    this.code = code
    this.says = says
    this.status = PROBLEM_CODES[code][0]
    this.errors = more.errors
    this.headers = more.headers ?? {}
    this.extra = more.extra ?? {}
  }

  /** The document as it goes over the wire. */
  toDocument(requestId: string, words: ProblemWords = ENGLISH): Record<string, unknown> {
    const detail = words.find(this.code, this.says) ?? this.message
    return {
      type: `/docs/problems#${this.code}`,
      title: PROBLEM_CODES[this.code][1],
      status: this.status,
      detail,
      message: detail,
      code: this.code,
      ...ruleMembers(this.says),
      requestId,
      ...(this.errors && { errors: this.errors.map((error) => fieldDocument(error, words)) }),
      ...this.extra,
    }
  }
}

function fieldDocument({ pointer, code, says }: FieldError, words: ProblemWords): Record<string, unknown> {
  return { pointer, code, message: words.find(code, says) ?? englishOf(says), ...ruleMembers(says) }
}

/** The rule behind words, by which clients can say it in theirs. */
function ruleMembers(says: Said): { rule?: string; values?: Worded['values'] } {
  if (typeof says === 'string') return {}
  return { rule: says.id, ...(Object.keys(says.values).length > 0 && { values: says.values }) }
}

/** Nobody is signed in, or not any more. */
export function signInNeeded(): Problem {
  return new Problem('UNAUTHORIZED', 'Authentication required')
}

/** A problem about one field of the body. */
export function fieldProblem<Code extends ProblemCode>(
  code: Code,
  field: string,
  says: SaidOf<Code>,
): Problem<Code> {
  return new Problem(code, says, { errors: [{ pointer: `/${field}`, code, says }] })
}
