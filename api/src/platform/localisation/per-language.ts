/** A language as values are written in it: its code, and a tag that names its country too, `en-GB`. */
export interface Tagged {
  code: string
  tag: string
}

/**
 * Makes something once a language: a formatter of Intl takes a hundred times as long to make as to use, and that was half
 * of the work of writing a mail (see the benchmark).
 */
export function perLanguage<Made, Language extends Tagged = Tagged>(
  make: (language: Language) => Made,
): (language: Language) => Made {
  const kept = new Map<string, Made>()
  return (language) => {
    const found = kept.get(language.tag)
    if (found !== undefined) return found
    const made = make(language)
    kept.set(language.tag, made)
    return made
  }
}
