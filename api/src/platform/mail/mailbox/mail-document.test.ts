import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailSamples } from '../mail-samples.ts'
import { renderMail } from '../render-mail.ts'
import { documentPolicy, mailDocument } from './mail-document.ts'

const { html } = renderMail(mailSamples('https://fiacre.example').receipt, 'en')

describe('a mail as a document', () => {
  it('has the colours that were asked for, whatever the system prefers', () => {
    const [light, dark] = [mailDocument(html, 'light'), mailDocument(html, 'dark')]
    for (const document of [light, dark]) expect(document).not.toMatch(/prefers-color-scheme|light dark/)
    expect(light).toContain('@media not all {')
    expect(dark).toContain('@media all {')
    expect(dark).toMatch(/<meta name="color-scheme" content="dark" ?\/?>/)
  })

  it('says what the mail says, and changes nothing in its words', () => {
    const evil = html.replace('Hello Ada,', 'Hello light dark,')
    const body = (document: string) => document.slice(document.indexOf('<body'))
    expect(body(mailDocument(evil, 'dark'))).toBe(body(evil))
  })
})

describe('its policy', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('allows the styles that it has, and no script, picture or form', () => {
    const policy = documentPolicy(
      '<style>p { color: red }</style><p style="margin:0">x</p><p style="margin:0">',
    )
    expect(policy).toContain(`style-src 'unsafe-hashes' ${hash('margin:0')} ${hash('p { color: red }')};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
    expect(policy).not.toMatch(/unsafe-inline|allow-scripts|allow-same-origin/)
  })

  it('does not take words of the mail for styles', () => {
    const words = renderMail(
      { ...mailSamples('https://x.example')['confirm-email'], firstName: ' style="x:y"' },
      'en',
    )
    expect(documentPolicy(words.html)).not.toContain(hash('x:y'))
  })
})
