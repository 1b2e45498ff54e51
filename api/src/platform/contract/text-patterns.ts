/**
 * What the patterns of texts mean, to the character. The contract writes them without escapes, as tools that make texts read
 * `\u0000` as letters, and says in words that no text holds control characters.
 */
const EXACT: Record<string, string> = {
  // One line.
  '^.*$': String.raw`^[^\u0000-\u001F\u007F]*$`,
  // One line, and more in it than blanks.
  '^.*[^ ].*$': String.raw`^[^\u0000-\u001F\u007F]*[^ \u0000-\u001F\u007F][^\u0000-\u001F\u007F]*$`,
  // Lines: tab, line feed and carriage return are text.
  [String.raw`^[\s\S]*$`]: String.raw`^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$`,
}

/** A part of the contract as requests and answers are held against it. */
export function withExactTexts<T extends object>(part: T): T {
  return JSON.parse(JSON.stringify(part), (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? (EXACT[value] ?? value) : value,
  ) as T
}
