/** Joins class names, leaving out what is false, undefined or empty. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
