import { describe, expect, it } from 'vitest'
import * as events from './element-events.ts'
import { ATTRIBUTES, CUSTOM_PROPERTIES, EVENTS, METHODS, PARTS } from './element-api.ts'
import { failureDetail } from './failure-detail.ts'

describe('the public face of the element', () => {
  it('has these attributes, each under its property', () => {
    expect(
      ATTRIBUTES.map(({ attribute, property }) =>
        attribute === property ? attribute : [attribute, property],
      ),
    ).toEqual([
      ...'partner promo pickup destination date time passengers vehicle locale currency units theme target'.split(
        ' ',
      ),
      ['return-url', 'returnUrl'],
      ['cancel-url', 'cancelUrl'],
      ...'utm_source utm_medium utm_campaign utm_term utm_content utm_id gclid gbraid wbraid'.split(' '),
    ])
  })

  it('names everything once, in a sentence', () => {
    for (const list of [
      EVENTS,
      PARTS,
      CUSTOM_PROPERTIES,
      METHODS,
      ATTRIBUTES.map((it) => ({ ...it, name: it.attribute })),
    ]) {
      const names = list.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const { description } of list) expect(description).toMatch(/^\S.+\.$/)
    }
  })

  it('has a code of its own for whatever is no problem of the service', () => {
    const timeout = Object.assign(new Error('12 Rue du Rhône'), { name: 'FiacreTimeoutError' })
    const proxy = { name: 'FiacreError', status: 502, code: 'UNEXPECTED_RESPONSE' }
    const details = [timeout, proxy, new TypeError('12 Rue du Rhône'), '12 Rue du Rhône'].map(failureDetail)
    expect(details.map(({ code }) => code)).toEqual(['TIMEOUT', 'UNEXPECTED_RESPONSE', 'NETWORK', 'UNKNOWN'])
    for (const { code, message } of details) {
      expect(events.ELEMENT_ERROR_CODES).toContain(code)
      expect(message).not.toContain('Rhône')
    }
  })
})
