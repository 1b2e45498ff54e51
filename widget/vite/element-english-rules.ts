import { MESSAGES } from '@fiacre/sdk/rules'

/** What the rules say in English, for the element's later texts, in the shape that `catalogues()` compiles texts into. */
export const englishRules: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(MESSAGES).map(([id, text]) => [id, compiled(text)]),
)

/** Placeholders alone, as `message()` of the rules reads them: the name of each is a part of its own. */
function compiled(text: string): unknown[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : [part]))
}
