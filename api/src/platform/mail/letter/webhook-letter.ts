import { WEBHOOK_FAILING_DAYS } from '@fiacre/sdk/rules'
import { brand } from '../../brand/brand.ts'
import type { Mail } from '../mail.ts'
import { mailLanguage } from '../mail-languages.ts'
import type { Letter } from './letter-parts.ts'

/** Tells a partner that an address of webhooks was switched off: in English, as is all that partners' developers read. */
export function webhookLetter({ url, reason, link }: Extract<Mail, { kind: 'webhook-disabled' }>): Letter {
  const { t } = mailLanguage('en')
  const { host } = new URL(url)
  const lead =
    reason === 'gone'
      ? 'Your server answered that it does not take webhooks there any more (410), so we have stopped sending them.'
      : `Your server has taken none of our webhooks for ${WEBHOOK_FAILING_DAYS} days, so we have stopped sending them.`
  return {
    language: 'en',
    subject: `Webhooks to ${host} are switched off`,
    preview: lead,
    greeting: t('letter.greetingWithoutName'),
    paragraphs: [
      lead,
      'Once it takes them again, write to us: we switch the address on, and send what you missed, under the ids that the events had.',
    ],
    tables: [{ title: 'The address', rows: [['Sent to', url]] }],
    action: { label: 'How webhooks work', link, fallback: t('letter.linkFallback') },
    links: [],
    note: undefined,
    footer: [
      `${brand.name} · ${t('brand.tagline')}`,
      'You get this mail because your address was given for news of these webhooks.',
      t('brand.questions'),
    ],
  }
}
