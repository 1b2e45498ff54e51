/*
 * What rules say in English, for the element: nothing is wrong with a form that nobody has touched, so the words come with those of
 * the later steps. Only a vehicle without seats says so at once.
 */
export const CARGO_ONLY = 'Cargo only'

export function ruleInEnglish(id: string): string | undefined {
  return id === 'cargoOnly' ? CARGO_ONLY : undefined
}
