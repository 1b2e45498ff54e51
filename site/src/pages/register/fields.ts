import type { RegisterField, RegisterValues } from './register-values.ts'

/** What a part of the form needs of the whole. */
export type FieldsProps = {
  values: RegisterValues
  change: (change: Partial<RegisterValues>) => void
  /** What is wrong with a field, in the present language. */
  errorOf: (field: RegisterField) => string | undefined
}
