import { PASSWORD_MIN_LENGTH } from '@fiacre/sdk/rules'
import { fieldProblem } from '../http/problem.ts'

/** @throws Problem RULE_VIOLATION */
export async function assertPassword(password: string, _person: unknown, field: string): Promise<void> {
  if ([...password].length < PASSWORD_MIN_LENGTH)
    throw fieldProblem('RULE_VIOLATION', field, 'Password too short')
}
