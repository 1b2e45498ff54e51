import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import type { Client } from '../admin-reads.ts'
import type { ClientRecordFacts } from '../record/record-reads.ts'
import { useMoments } from '../use-moments.ts'
import { useLanguageNames } from '../record/use-language-names.ts'

/** Who an account is, how to reach them, and what they agreed to. */
export function UserFacts({ client, record }: { client: Client; record: ClientRecordFacts | undefined }) {
  const t = useT()
  const languageName = useLanguageNames()
  const moment = useMoments()
  const mail = (
    <a className="admin-link" href={`mailto:${client.email}`}>
      {client.email}
    </a>
  )
  const items = [
    { term: t('admin.email'), details: mail },
    record?.pendingEmail && { term: t('record.pendingEmail'), details: record.pendingEmail },
    record?.phone && { term: t('bookings.phone'), details: record.phone },
    record?.company && { term: t('record.company'), details: record.company },
    {
      term: t('admin.country'),
      details: [record?.city, client.country].filter(Boolean).join(', ') || '–',
    },
    record && { term: t('record.language'), details: languageName(record.language) },
    { term: t('admin.joined'), details: moment(client.createdAt) },
    record?.emailConfirmedAt && {
      term: t('record.emailConfirmed'),
      details: moment(record.emailConfirmedAt),
    },
    record && { term: t('record.terms'), details: record.termsVersion ? String(record.termsVersion) : '–' },
    record?.closesAt && { term: t('record.closes'), details: moment(record.closesAt) },
    record?.lookedIntoAt && { term: t('record.lookedInto'), details: moment(record.lookedIntoAt) },
  ]
  return <DescriptionList items={items.flatMap((item) => item || [])} />
}
