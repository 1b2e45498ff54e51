import type { FiacreError } from '@fiacre/sdk'
import { ruleOf } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'

/**
 * What the service says of a call it refused: the rule behind it; the words it sent, where a rule that it alone knows has them in the
 * language asked for; else its code.
 */
export function problemText({ code, detail, problem }: FiacreError): TextRef {
  if (problem?.rule === undefined) return { problem: code, text: detail }
  return ruleOf(problem) ?? detail
}
