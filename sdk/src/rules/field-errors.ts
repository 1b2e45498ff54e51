type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

type Result = {
  readonly success: boolean
  readonly error?: { readonly issues: readonly Issue[] } | undefined
}

/**
 * The message to show beside each field: the first one found for it. Empty when the form is in order; nested fields
 * are named with dots, the form as a whole by the empty name.
 */
export function fieldErrors(result: Result): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) errors[issue.path.map(String).join('.')] ??= issue.message
  return errors
}
