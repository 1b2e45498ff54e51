import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { RecordPart } from '../record/record-part.tsx'
import type { MessageRecordFacts } from '../record/record-reads.ts'
import { useMay } from '../use-may.ts'
import { useMoments } from '../use-moments.ts'
import { MessageFacts } from './message-facts.tsx'
import { MessageSender } from './message-sender.tsx'
import { MessageStatus } from './message-status.tsx'
import { ReplyForm } from './reply-form.tsx'

/** What somebody wrote and what was answered; beside it who they are, and the answer. */
export function MessageRecord({
  record,
  onHandled,
}: {
  record: MessageRecordFacts
  /** It was marked as handled: on to the next. */
  onHandled: () => void
}) {
  const t = useT()
  const mayDo = useMay()
  const moment = useMoments()
  const { message, replies } = record
  return (
    <div className="admin-record__columns">
      <div className="admin-record__column">
        <MessageFacts message={message} />
        <RecordPart title={t('admin.message')}>
          <p className="admin-record__words">{message.message}</p>
        </RecordPart>
        {replies.map(({ id, at, text, authorEmail }) => (
          <RecordPart key={id} title={t('record.answer')}>
            <p className="admin-record__words admin-record__words--ours">{text}</p>
            <p className="fi-small fi-muted">
              <time dateTime={at}>{moment(at)}</time> · {authorEmail ?? t('admin.erased')}
            </p>
          </RecordPart>
        ))}
        <RecordPart title={t('record.sender')}>
          <MessageSender record={record} />
        </RecordPart>
      </div>
      <div className="admin-record__column">
        {mayDo('support') && (
          <>
            <RecordPart title={t('admin.stands')}>
              <MessageStatus record={record} onHandled={onHandled} />
            </RecordPart>
            <RecordPart title={t('record.toAnswer')}>
              <ReplyForm record={record} />
            </RecordPart>
          </>
        )}
      </div>
    </div>
  )
}
