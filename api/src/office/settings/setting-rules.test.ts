import { describe, expect, it } from 'vitest'
import type { SettingValue } from '#platform/stored-settings/setting-version.entity.ts'
import { settingFault } from './setting-rules.ts'

const HOURS = { fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' }
const contact = (more: object = {}): SettingValue => ({
  contact: { phone: '+48 22 000 00 00', phoneAtAnyHour: null, hours: HOURS, ...more },
})
const entry = {
  language: 'en',
  category: 'booking',
  question: 'Can I bring my dog?',
  answer: 'Yes.',
} as const
const faq = (...entries: object[]): SettingValue => ({
  faq: { entries: entries.map((more) => ({ ...entry, ...more })) },
})

describe('a setting', () => {
  it.each([
    ['contact', contact()],
    ['contact', contact({ hours: { ...HOURS, opens: '00:00', closes: '24:00' } })],
    ['faq', faq({}, { language: 'pl' }, { question: 'And a cat?' })],
    ['company', { company: null }],
  ] as const)('of %s is taken: %j', (kind, value) => {
    expect(settingFault(kind, value)).toBeUndefined()
  })

  it.each([
    ['features', contact(), '/value'],
    ['contact', contact({ phone: '+1 234' }), '/value/contact/phone'],
    ['contact', contact({ phoneAtAnyHour: '+1 234 567 890 123 456' }), '/value/contact/phoneAtAnyHour'],
    ['contact', contact({ hours: { ...HOURS, closes: '09:00' } }), '/value/contact/hours/closes'],
    ['contact', contact({ hours: { ...HOURS, closes: '24:30' } }), '/value/contact/hours/closes'],
    ['faq', faq({ language: 'xx' }), '/value/faq/entries/0/language'],
    ['faq', faq({ answer: '  \n  ' }), '/value/faq/entries/0/answer'],
    ['faq', faq({}, { question: ' can i bring my DOG? ' }), '/value/faq/entries/1/question'],
  ] as const)('of %s is refused where it is wrong: %j', (kind, value, pointer) => {
    expect(settingFault(kind, value)?.pointer).toBe(pointer)
  })
})
