/*
 * Lingui's runtime for the element: what compiled catalogues take of it, and no more. Lingui's own brings what loads,
 * switches and watches languages, which the element does itself; it weighs 2 kB more.
 */

/** A compiled text: a string, or its parts. A placeholder is a list of its name, its kind and its forms. */
type Compiled = string | readonly (string | Placeholder)[]
type Placeholder = readonly [name: string, kind?: string, forms?: Readonly<Record<string, Compiled>>]
type Values = Readonly<Record<string, string | number | undefined>>

type Setup = { locale: string; messages: Record<string, Readonly<Record<string, unknown>>> }

/** Speaks one language, as Lingui's function of that name does for catalogues compiled by `catalogues()`. */
export function setupI18n({ locale, messages }: Setup) {
  const own = messages[locale] ?? {}

  function write(message: Compiled, values: Values, count?: number): string {
    if (typeof message === 'string') return message
    return message
      .map((part) => (typeof part === 'string' ? plain(part, count) : fill(part, values)))
      .join('')
  }

  /** `#` stands for the number that a plural form is chosen by. */
  function plain(part: string, count?: number): string {
    return count !== undefined && part === '#' ? new Intl.NumberFormat(locale).format(count) : part
  }

  function fill([name, kind, forms]: Placeholder, values: Values): string {
    const value = values[name]
    if (!forms) return String(value ?? '')
    const count = kind === 'plural' ? Number(value) : undefined
    // A form for one number alone, `=0`, goes before the one of its kind.
    const form =
      count === undefined || String(count) in forms
        ? String(value)
        : new Intl.PluralRules(locale).select(count)
    return write(forms[form] ?? forms['other'] ?? '', values, count)
  }

  return {
    _: (id: string, values: Values = {}): string => write((own[id] as Compiled | undefined) ?? id, values),
  }
}
