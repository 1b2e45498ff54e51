import { SANCTIONED_COUNTRIES } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { fieldProblem } from '#platform/http/problem.ts'
import { isVatNumberOf } from '../businesses/business-numbers.ts'
import { isInternational } from '../businesses/international-phone.ts'
import type { PartnerRow } from './partner.entity.ts'
import { sentence, shown, type Sentence } from '#platform/http/sentence.ts'

type Details = components['schemas']['PartnerDetails']
export type ReadPartner = Pick<PartnerRow, keyof Details & keyof PartnerRow>

/**
 * The details as they are kept: trimmed, web sites in their one form.
 * @throws Problem RULE_VIOLATION of the field that cannot be right
 */
export function readPartnerDetails(details: Details): ReadPartner {
  const { kind, countryCode, sites, traffic, ...texts } = details
  const read = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text?.trim() || null]),
  ) as Omit<ReadPartner, 'kind' | 'countryCode' | 'sites' | 'traffic'>
  if (SANCTIONED_COUNTRIES.some((code) => code === countryCode))
    throw wrong('countryCode', sentence('partnerCountry'))
  if (read.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read.email)) throw wrong('email', sentence('noEmail'))
  if (read.phone && !isInternational(read.phone))
    throw wrong('phone', sentence('phoneNeedsCode', { example: '+33 4 50 53 00 00' }))
  if (read.vatNumber && !isVatNumberOf(countryCode, read.vatNumber))
    throw wrong('vatNumber', sentence('vatNumberOfCountry'))
  return { ...read, kind, countryCode, sites: [...new Set(sites.map(siteOf))], traffic }
}

/** @throws Problem RULE_VIOLATION for what is no web site */
function siteOf(text: string): string {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  if (!url || !url.hostname.includes('.') || url.username || url.password)
    throw wrong('sites', sentence('noWebSite', { text: shown(text) }))
  return url.origin + url.pathname.replace(/\/$/, '')
}

const wrong = (field: string, says: Sentence) => fieldProblem('RULE_VIOLATION', field, says)
