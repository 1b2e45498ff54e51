import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { BookingRecordFacts } from '../record/record-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'

type MailsAgainProps = { id: number; mails: BookingRecordFacts['mails'] }

/** Sends a mail about the booking again, as the booking stands now. */
export function MailsAgain({ id, mails }: MailsAgainProps) {
  const t = useT()
  const client = useClient()
  const change = useAdminChange({
    change: (mail: BookingRecordFacts['mails'][number]) =>
      client.sendBookingMail({ path: { bookingId: id }, body: { mail } }),
    done: { title: t('record.mailSent'), description: t('record.mailSentText') },
    failed: { title: t('record.mailFailed'), description: t('admin.failedText') },
  })
  return (
    <div className="fi-cluster">
      {mails.map((mail) => (
        <Button
          key={mail}
          size="sm"
          variant="secondary"
          icon="mail"
          loading={change.isPending && change.variables === mail}
          onClick={() => change.mutate(mail)}
        >
          {t(`admin.mailOf.${mail}`)}
        </Button>
      ))}
    </div>
  )
}
