import { useQuery } from '@tanstack/react-query'
import { etagOf, FiacreError } from '@fiacre/sdk'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useSession } from '../../../subjects/session/use-session.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { officePeopleQuery, type MessageRecordFacts } from '../record/record-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { useKeys } from '../use-keys.ts'

/** Whether somebody has seen to a message, and who does. */
export function MessageStatus({ record, onHandled }: { record: MessageRecordFacts; onHandled: () => void }) {
  const t = useT()
  const client = useClient()
  const { user } = useSession()
  const { data } = useQuery(officePeopleQuery(client))
  const { id, status, assignee } = record.message
  const isNew = status === 'new'
  const [path, ifMatch] = [{ contactRequestId: id }, etagOf(record)]
  const failed = { title: t('admin.updateFailed'), description: t('admin.failedText') }
  const mark = useAdminChange({
    change: () =>
      client.setContactRequestStatus({ path, body: { status: isNew ? 'handled' : 'new' }, ifMatch }),
    done: { title: t(isNew ? 'admin.handled' : 'admin.putBack') },
    failed,
    onDone: () => isNew && onHandled(),
  })
  const press = () => !mark.isPending && mark.mutate(undefined)
  useKeys({ h: press })
  const assign = useAdminChange({
    change: (assigneeId: string | null) =>
      client.assignContactRequest({ path, body: { assigneeId }, ifMatch }),
    done: { title: t('record.assigned') },
    failed,
  })
  const isMeanwhile = [mark.error, assign.error].some(
    (error) => error instanceof FiacreError && error.code === 'PRECONDITION_FAILED',
  )
  const people = data?.people ?? (assignee ? [assignee] : [])
  return (
    <>
      <p>
        <Badge tone={isNew ? 'warning' : 'neutral'}>{t(`admin.message.${status}`)}</Badge>
      </p>
      <Field label={t('record.assignee')}>
        <Select value={assignee?.id ?? ''} onChange={({ target }) => assign.mutate(target.value || null)}>
          <option value="">{t('record.nobody')}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.email}
            </option>
          ))}
        </Select>
      </Field>
      {isMeanwhile && (
        <Banner tone="warning" live title={t('record.messageMeanwhile')}>
          {t('record.messageMeanwhileText')}
        </Banner>
      )}
      <div className="fi-cluster">
        <Button
          variant="secondary"
          icon={isNew ? 'check' : 'arrow-left'}
          loading={mark.isPending}
          aria-keyshortcuts="h"
          onClick={press}
        >
          {t(isNew ? 'admin.markHandled' : 'admin.markNew')} <kbd aria-hidden="true">H</kbd>
        </Button>
        {user && assignee?.id !== user.id && (
          <Button variant="quiet" loading={assign.isPending} onClick={() => assign.mutate(user.id)}>
            {t('record.takeIt')}
          </Button>
        )}
      </div>
    </>
  )
}
