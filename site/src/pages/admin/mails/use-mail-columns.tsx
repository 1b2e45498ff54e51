import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { MailActions } from '../today/mail-actions.tsx'
import { useMoments } from '../use-moments.ts'
import type { Job } from './mail-reads.ts'
import { useMailWords } from './use-mail-words.ts'

/** What the list of mails that were given up shows of each, with what can be done. */
export function useMailColumns(): readonly ListColumn<Job>[] {
  const t = useT()
  const moment = useMoments()
  const words = useMailWords()
  return [
    { key: 'about', heading: t('mails.about'), head: true, cell: ({ about, kind }) => words(about || kind) },
    { key: 'error', heading: t('mails.error'), cell: ({ error }) => error || '–' },
    { key: 'since', heading: t('mails.since'), cell: ({ parkedAt }) => moment(parkedAt) },
    { key: 'act', heading: t('mails.act'), quiet: true, cell: ({ id }) => <MailActions id={id} /> },
  ]
}
