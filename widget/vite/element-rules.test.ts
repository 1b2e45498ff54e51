import { MESSAGES, message, ruleMessage } from '@fiacre/sdk/rules'
import type { MessageId } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { englishRules } from './element-english-rules.ts'
import { setupI18n } from './element-i18n.ts'
import { CARGO_ONLY } from './element-rule-in-english.ts'

it('says in the element what the rules say in English', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: englishRules } })
  const wrong = (Object.keys(MESSAGES) as MessageId[]).filter((id) => {
    const { values } = ruleMessage(id, { max: 4, days: 14, reason: 'why' })
    return i18n._(id, values) !== message(id, values)
  })
  expect(wrong).toEqual([])
  expect(CARGO_ONLY).toBe(MESSAGES.cargoOnly)
})
