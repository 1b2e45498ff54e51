import { LANGUAGES, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS, phoneDigits } from '@fiacre/sdk/rules'
import { SETTING_NAMES, type ValueOf } from '#platform/stored-settings/setting-names.ts'
import type { SettingKind, SettingValue } from '#platform/stored-settings/setting-version.entity.ts'
import { priceFault, type SettingFault } from './price-rules.ts'
import { sentence } from '#platform/http/sentence.ts'

/** What is wrong with a value of a kind, past its shape, which the contract says; undefined where it can be stored. */
export function settingFault(kind: SettingKind, value: SettingValue): SettingFault | undefined {
  const name = SETTING_NAMES[kind]
  if (!(name in value)) return { pointer: '/value', says: sentence('settingNamed', { kind, name }) }
  if (value.prices) return priceFault(value.prices)
  if (value.contact) return contactFault(value.contact)
  if (value.faq) return faqFault(value.faq)
  return undefined
}

function contactFault({ phone, phoneAtAnyHour, hours }: ValueOf<'contact'>): SettingFault | undefined {
  for (const [name, number] of Object.entries({ phone, phoneAtAnyHour })) {
    if (number === null) continue
    const digits = phoneDigits(number).length
    if (digits < PHONE_MIN_DIGITS || digits > PHONE_MAX_DIGITS) {
      const says = sentence('phoneDigits', { least: PHONE_MIN_DIGITS, most: PHONE_MAX_DIGITS })
      return { pointer: `/value/contact/${name}`, says }
    }
  }
  if (hours.closes > DAY_END) return { pointer: '/value/contact/hours/closes', says: sentence('dayEnds') }
  if (hours.opens >= hours.closes) {
    return { pointer: '/value/contact/hours/closes', says: sentence('closesAfterOpening') }
  }
  return undefined
}

const DAY_END = '24:00'

function faqFault({ entries }: ValueOf<'faq'>): SettingFault | undefined {
  const seen = new Set<string>()
  for (const [index, { language, question, answer }] of entries.entries()) {
    const pointer = `/value/faq/entries/${index}`
    if (!LANGUAGES.some(({ code }) => code === language))
      return { pointer: `${pointer}/language`, says: sentence('noSuchLanguage') }
    if (answer.trim() === '') return { pointer: `${pointer}/answer`, says: sentence('answerMissing') }
    const key = `${language} ${question.trim().toLowerCase()}`
    if (seen.has(key)) return { pointer: `${pointer}/question`, says: sentence('questionThere') }
    seen.add(key)
  }
  return undefined
}
