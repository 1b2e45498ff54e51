import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from './booking.entity.ts'

export type TestScenario = components['schemas']['TestScenario']

const SCENARIOS: Readonly<Record<TestScenario, true>> = {
  paid: true,
  declined: true,
  'paid-late': true,
  'no-carrier': true,
  'late-driver': true,
  'no-show': true,
}

const isScenario = (name: string): name is TestScenario => Object.hasOwn(SCENARIOS, name)

/**
 * What a test booking plays, by `test:…` as the whole of the partner's reference or of the traveller's requests. On a real booking these are words
 * like any others.
 */
export function scenarioOf(
  { isTest, specialRequests }: Pick<BookingRow, 'isTest' | 'specialRequests'>,
  externalReference: string | null | undefined,
): TestScenario | null {
  if (!isTest) return null
  const asked = [externalReference, specialRequests].map((text) =>
    /^test:([a-z-]+)$/.exec(text?.trim() ?? ''),
  )
  const name = asked.find((found) => found)?.[1] ?? ''
  return isScenario(name) ? name : null
}
