import { LANGUAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { mailSamples } from './mail-samples.ts'
import { renderMail } from './render-mail.ts'
import { MAIL_LANGUAGES, mailLanguage } from './mail-languages.ts'

const warning = mailSamples('https://fiacre.example')['closing-warning']

describe('mails', () => {
  it('are written in every language of the interface', () => {
    expect(MAIL_LANGUAGES).toEqual(LANGUAGES.map(({ code }) => code))
  })

  it('go out in the Norwegian that the interface speaks, whichever a browser names', () => {
    expect(['no', 'nb', 'nn-NO'].map((tag) => mailLanguage(tag).code)).toEqual(['no', 'no', 'no'])
  })

  it.each(MAIL_LANGUAGES)('have subjects under 78 letters, a header’s line, on any day in %s', (code) => {
    for (let month = 1; month <= 12; month++) {
      const closesOn = `2031-${String(month).padStart(2, '0')}-28`
      expect(renderMail({ ...warning, closesOn }, code).subject.length, closesOn).toBeLessThan(78)
    }
  })
})
