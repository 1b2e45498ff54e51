import type { FiacreError } from '@fiacre/sdk'
import { ruleOf } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'

/** What the service says of a call it refused: the rule behind it, else its code with the words it sent. */
export function problemText({ code, detail, problem }: FiacreError): TextRef {
  return (problem && ruleOf(problem)) ?? { problem: code, text: detail }
}
