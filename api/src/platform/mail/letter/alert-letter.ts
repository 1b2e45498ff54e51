import { brand } from '../../brand/brand.ts'
import type { AlertedCheck, Mail } from '../mail.ts'
import { mailLanguage } from '../mail-languages.ts'
import type { Letter, LetterTable } from './letter-parts.ts'

/** What a check is called, and what to do when it fails, for whoever runs the service: in English, as are the logs. */
const WORDS: Readonly<Record<string, { name: string; remedy: string }>> = {
  database: { name: 'Database', remedy: 'It answers slowly, or not at all. Look at its load and its log.' },
  jobs: {
    name: 'Jobs',
    remedy: 'Nobody works on them: mails and payments wait. Look whether the service runs.',
  },
  mails: { name: 'Mails given up', remedy: 'Send them again, or drop them, under Today.' },
  'mail-server': { name: 'Mail server', remedy: 'No mail leaves the house. Set SMTP_URL.' },
  sms: {
    name: 'Text messages',
    remedy:
      'Some were not sent. Look at the account of the service, and whether GATEWAYAPI_TOKEN still holds.',
  },
  gateways: { name: 'Ways to pay', remedy: 'No money comes. Set the keys of Stripe, or a bank account.' },
  'card-gateway': {
    name: 'Card gateway',
    remedy:
      'Nobody can pay by card. Look at the status page of the gateway, and whether its key still holds.',
  },
  disk: { name: 'Disk', remedy: 'Make room before nothing can be written any more.' },
  rides: {
    name: 'Rides without a driver',
    remedy:
      'Find a carrier by phone, and give it the ride under Dispatch. In time it is cancelled, and given back.',
  },
  backup: {
    name: 'Backup',
    remedy: 'Run "pnpm backup" with a folder on another disk, and have it run every night.',
  },
}

const nameOf = ({ name }: AlertedCheck): string => WORDS[name]?.name ?? name

/** "3 Feb 2031, 14:30 UTC" */
function moment(instant: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat('en-GB', options).format(new Date(instant))} UTC`
}

function tableOf(check: AlertedCheck, isWell: boolean): LetterTable {
  const rows: LetterTable['rows'] = [[isWell ? 'It began' : 'Since', moment(check.since)]]
  if (check.values.length > 0) rows.push(['Found', check.values.join(', ')])
  const remedy = WORDS[check.name]?.remedy
  if (!isWell && remedy) rows.push(['What to do', remedy])
  return { title: nameOf(check), rows }
}

/** Tells whoever runs the service what does not wait, or what is well again. */
export function alertLetter(mail: Extract<Mail, { kind: 'service-alert' }>): Letter {
  const { isWell, checks, link } = mail
  const { t } = mailLanguage('en')
  const names = checks.map(nameOf).join(', ')
  const lead = isWell
    ? 'What was wrong with the service is well again, and has been for a while.'
    : 'Something is wrong with the service and does not wait. You get this mail again until somebody says that they are on it.'
  return {
    language: 'en',
    subject: isWell ? `Well again: ${names}` : `Does not wait: ${names}`,
    preview: lead,
    greeting: t('letter.greetingWithoutName'),
    paragraphs: [lead],
    tables: checks.map((check) => tableOf(check, isWell)),
    action: {
      label: isWell ? 'See the checks' : 'See it, and say that you are on it',
      link,
      fallback: t('letter.linkFallback'),
    },
    links: [],
    note: undefined,
    footer: [`${brand.name} · ${t('brand.tagline')}`, t('letter.whyOperator'), t('brand.questions')],
  }
}
