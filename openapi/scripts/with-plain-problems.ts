interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  examples?: unknown
}

interface Contract {
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  }
}

const PROBLEM = '#/components/schemas/Problem'
const PLAIN = 'ProblemInAnswers'

/** The types of plain members. Lists and objects, such as what is wrong with each field, are most of a Problem. */
const SCALARS = new Set(['string', 'integer', 'number', 'boolean'])

/** Where it stays whole, so that somebody uses it: an answer of one operation alone. */
const WHOLE = 'BookingRuleViolation'

/**
 * The contract with answers that name only the plain members of a Problem. Spectral puts what is referred to in the place of each
 * reference: the Problem, which may carry a whole quote, would stand there 2,200 times and be nine tenths of all it walks through.
 * The Problem itself stays among the schemas, and is read there.
 */
export function withPlainProblems(contract: Contract): Contract {
  const { Problem, ...others } = contract.components.schemas
  if (!Problem?.properties) throw new Error('The contract has no Problem.')
  const properties = Object.fromEntries(
    Object.entries(Problem.properties).filter(
      ([, { type }]) => typeof type === 'string' && SCALARS.has(type),
    ),
  )
  const { examples: _, ...rest } = Problem
  const plain = {
    ...rest,
    properties,
    required: Problem.required?.filter((name) => name in properties) ?? [],
  }
  const schemas = { ...others, Problem, [PLAIN]: plain }
  const { [WHOLE]: whole, ...answers } = contract.components.responses
  if (!whole) throw new Error(`The contract has no ${WHOLE}.`)
  const replaced = JSON.stringify(answers).replaceAll(`"${PROBLEM}"`, `"#/components/schemas/${PLAIN}"`)
  const responses = { ...(JSON.parse(replaced) as typeof answers), [WHOLE]: whole }
  return { ...contract, components: { ...contract.components, schemas, responses } }
}
