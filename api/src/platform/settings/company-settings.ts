import type { components } from '@fiacre/sdk/contract'
import { z } from 'zod'
import { emptyAsAbsent } from './empty-as-absent.ts'
import { SettingError } from './setting-error.ts'

type Settings = components['schemas']['ClientSettings']
type SocialLink = Settings['socialLinks'][number]
type PaymentMark = NonNullable<Settings['cardPayments']>['marks'][number]

const line = (longest: number) =>
  emptyAsAbsent(
    z
      .string()
      .trim()
      .min(1)
      .max(longest)
      .regex(/^[^\p{Cc}]*$/u, { error: 'write it in one line' })
      .optional(),
  )

const phone = emptyAsAbsent(
  z
    .string()
    .trim()
    .min(5)
    .max(40)
    .regex(/^\+\d[\d ]+$/, {
      error: 'write it with its country code and spaces alone, such as +48 22 000 00 00',
    })
    .optional(),
)

const HOURS = /^([1-7])-([1-7]) ([01]\d|2[0-4]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/

/** The hours of the specification (section 2): Monday to Friday, 9 to 18. */
const DEFAULT_HOURS = '1-5 09:00-18:00'

/** Whose pages may be linked, by the host that they are on. */
const NETWORKS: Readonly<Record<string, SocialLink['network']>> = {
  'linkedin.com': 'linkedin',
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
  'x.com': 'x',
  'youtube.com': 'youtube',
  'tiktok.com': 'tiktok',
}

const MARKS = ['visa', 'mastercard', 'american-express', 'apple-pay', 'google-pay'] as const

const listOf = (text: string): string[] => text.split(',').map((each) => each.trim())

/** The environment variables of who runs the service, and how to reach them. */
export const companyVariables = {
  COMPANY_NAME: line(140),
  COMPANY_ADDRESS: line(200),
  COMPANY_REGISTRATION: line(140),
  COMPANY_TAX_NUMBER: line(40),
  CONTACT_PHONE: phone,
  CONTACT_PHONE_AT_ANY_HOUR: phone,
  CONTACT_HOURS: emptyAsAbsent(
    z
      .string()
      .regex(HOURS, { error: 'write days and times, Monday is 1, such as 1-5 09:00-18:00' })
      .default(DEFAULT_HOURS),
  ),
  SOCIAL_LINKS: emptyAsAbsent(
    z
      .string()
      .transform(listOf)
      .refine((links) => links.length <= Object.keys(NETWORKS).length && links.every(isSocialLink), {
        error: `write up to six https addresses on ${Object.keys(NETWORKS).join(', ')}, separated by commas`,
      })
      .optional(),
  ),
  PAYMENT_MARKS: emptyAsAbsent(
    z
      .string()
      .transform(listOf)
      .refine((marks) => marks.every(isMark) && new Set(marks).size === marks.length, {
        error: `write one or more of ${MARKS.join(', ')}, each once, separated by commas`,
      })
      .optional(),
  ),
}

const variables = z.object(companyVariables)

/** Who runs the service, how to reach them, and which cards and wallets their gateway takes. */
export interface CompanySettings {
  company: Settings['company']
  contact: Settings['contact']
  socialLinks: SocialLink[]
  /** What the gateway's page takes, where it takes real cards. */
  paymentMarks: PaymentMark[]
}

/**
 * Reads who runs the service. The lines that the law wants stand together or not at all.
 * @throws SettingError when a part of them is missing
 */
export function readCompanySettings(e: z.infer<typeof variables>): CompanySettings {
  return {
    company: companyOf(e),
    contact: {
      phone: e.CONTACT_PHONE ?? null,
      phoneAtAnyHour: e.CONTACT_PHONE_AT_ANY_HOUR ?? null,
      hours: hoursOf(e.CONTACT_HOURS),
    },
    socialLinks: (e.SOCIAL_LINKS ?? []).flatMap((url) => {
      const network = networkOf(url)
      return network ? [{ network, url }] : []
    }),
    paymentMarks: e.PAYMENT_MARKS?.filter(isMark) ?? [...MARKS],
  }
}

function companyOf(e: z.infer<typeof variables>): Settings['company'] {
  const { COMPANY_NAME: legalName, COMPANY_ADDRESS: address, COMPANY_REGISTRATION: registration } = e
  const taxNumber = e.COMPANY_TAX_NUMBER ?? null
  if (legalName && address && registration) return { legalName, address, registration, taxNumber }
  if (legalName || address || registration || taxNumber) {
    throw new SettingError(
      'COMPANY_NAME, COMPANY_ADDRESS and COMPANY_REGISTRATION say together who runs the service: set all three, or none. COMPANY_TAX_NUMBER goes with them.',
    )
  }
  return null
}

function hoursOf(text: string): Settings['contact']['hours'] {
  const [days = '', times = ''] = text.split(' ')
  const [from, to] = days.split('-').map(Number)
  const [opens = '', closes = ''] = times.split('-')
  return { fromDay: from ?? 1, toDay: to ?? 7, opens, closes }
}

function networkOf(address: string): SocialLink['network'] | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, username } = new URL(address)
  return protocol === 'https:' && !username ? NETWORKS[hostname.replace(/^www\./, '')] : undefined
}

/** As the contract has them: visible signs alone, and not too many. */
function isSocialLink(address: string): boolean {
  return address.length <= 300 && /^https:\/\/[!-~]+$/.test(address) && networkOf(address) !== undefined
}

function isMark(name: string): name is PaymentMark {
  return (MARKS as readonly string[]).includes(name)
}
