import { LANGUAGES, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS, phoneDigits } from '@fiacre/sdk/rules'
import { SETTING_NAMES, type ValueOf } from '#platform/stored-settings/setting-names.ts'
import type { SettingKind, SettingValue } from '#platform/stored-settings/setting-version.entity.ts'
import { priceFault, type SettingFault } from './price-rules.ts'

/** What is wrong with a value of a kind, past its shape, which the contract says; undefined where it can be stored. */
export function settingFault(kind: SettingKind, value: SettingValue): SettingFault | undefined {
  const name = SETTING_NAMES[kind]
  if (!(name in value))
    return { pointer: '/value', says: `A value of ${kind} stands under the name ${name}.` }
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
      const says = `A telephone number has ${PHONE_MIN_DIGITS} to ${PHONE_MAX_DIGITS} digits.`
      return { pointer: `/value/contact/${name}`, says }
    }
  }
  if (hours.closes > DAY_END) return { pointer: '/value/contact/hours/closes', says: 'A day ends at 24:00.' }
  if (hours.opens >= hours.closes) {
    return { pointer: '/value/contact/hours/closes', says: 'We close after we open.' }
  }
  return undefined
}

const DAY_END = '24:00'

function faqFault({ entries }: ValueOf<'faq'>): SettingFault | undefined {
  const seen = new Set<string>()
  for (const [index, { language, question, answer }] of entries.entries()) {
    const pointer = `/value/faq/entries/${index}`
    if (!LANGUAGES.some(({ code }) => code === language))
      return { pointer: `${pointer}/language`, says: 'We have no such language.' }
    if (answer.trim() === '') return { pointer: `${pointer}/answer`, says: 'Please write the answer.' }
    const key = `${language} ${question.trim().toLowerCase()}`
    if (seen.has(key)) return { pointer: `${pointer}/question`, says: 'This question stands there already.' }
    seen.add(key)
  }
  return undefined
}
