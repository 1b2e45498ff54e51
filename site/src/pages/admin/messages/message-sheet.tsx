import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminPath, userPath } from '../admin-address.ts'
import type { ContactRequest } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { useMoments } from '../use-moments.ts'

type MessageSheetProps = {
  id: string
  messages: readonly ContactRequest[] | undefined
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** A message over the list. */
export function MessageSheet({ id, messages, query }: MessageSheetProps) {
  const t = useT()
  const message = messages?.find((each) => String(each.id) === id)
  const missing = messages ? (
    <Banner tone="warning" live title={t('admin.notFound')}>
      {t('admin.messageNotHere')}
    </Banner>
  ) : (
    <RecordMissing query={query} />
  )
  return (
    <RecordSheet
      id={id}
      ids={(messages ?? []).map((each) => each.id)}
      title={message?.subject ?? t('admin.message')}
    >
      {message ? <Message key={message.id} message={message} /> : missing}
    </RecordSheet>
  )
}

/** Who wrote what, what it is about, and whether somebody has seen to it. */
function Message({ message }: { message: ContactRequest }) {
  const t = useT()
  const moment = useMoments()
  const client = useClient()
  const { id, name, email, phone, subject, category, bookingNumber, isOwnBooking, userId, status } = message
  const isNew = status === 'new'
  const change = useAdminChange({
    change: (next: ContactRequest['status']) =>
      client.setContactRequestStatus({ path: { contactRequestId: id }, body: { status: next } }),
    done: { title: t(isNew ? 'admin.handled' : 'admin.putBack') },
    failed: { title: t('admin.updateFailed'), description: t('admin.failedText') },
  })
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('admin.re', { subject }))}`
  return (
    <>
      <DescriptionList
        items={[
          { term: t('admin.sender'), details: name },
          { term: t('admin.email'), details: email },
          ...(phone ? [{ term: t('bookings.phone'), details: phone }] : []),
          { term: t('admin.about'), details: t(`admin.category.${category}`) },
          { term: t('admin.when'), details: moment(message.createdAt) },
          ...(bookingNumber
            ? [
                {
                  term: t('bookings.number'),
                  details: (
                    <>
                      <Link className="admin-link" href={adminPath({ tab: 'bookings', q: bookingNumber })}>
                        {bookingNumber}
                      </Link>{' '}
                      {!isOwnBooking && t('admin.notTheirs')}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <RecordPart title={t('admin.message')}>
        <p className="admin-record__words">{message.message}</p>
      </RecordPart>
      <div className="fi-cluster">
        <ButtonLink href={answer} icon="mail">
          {t('admin.answer')}
        </ButtonLink>
        <Button
          variant="secondary"
          icon={isNew ? 'check' : 'arrow-left'}
          loading={change.isPending}
          onClick={() => change.mutate(isNew ? 'handled' : 'new')}
        >
          {t(isNew ? 'admin.markHandled' : 'admin.markNew')}
        </Button>
        {userId && (
          <Link href={userPath(userId)} asChild>
            <ButtonLink variant="quiet" icon="user">
              {t('admin.toAccount')}
            </ButtonLink>
          </Link>
        )}
      </div>
    </>
  )
}
