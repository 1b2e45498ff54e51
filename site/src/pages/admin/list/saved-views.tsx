import { VIEW_NAME_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { adminPath, knownParameters, listParameters } from '../admin-address.ts'
import { useAdminAddress } from '../use-admin-address.ts'
import { isSameQuery } from './is-same-query.ts'
import { listSettingsQuery, type ListName, type SavedView } from './list-settings.ts'

/** The views of a list that somebody keeps, as chips; and what is done with the one that is shown. */
export function SavedViews({ list }: { list: ListName }) {
  const t = useT()
  const { address } = useAdminAddress()
  const { data } = useQuery(listSettingsQuery(useClient()))
  const [isNaming, setNaming] = useState<'new' | 'other'>()
  const query = listParameters(address)
  const views = (data?.views ?? []).filter((view) => view.list === list)
  const current = views.find((view) => isSameQuery(view.query, query))
  const canSave = !current && Object.keys(query).length > 0
  const change = useViewChange(() => setNaming(undefined))
  if (views.length === 0 && !canSave) return null
  return (
    <div className="admin-views">
      {views.length > 0 && (
        <ul className="admin-views__chips" aria-label={t('admin.views')}>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                className="admin-views__chip"
                aria-current={view === current || undefined}
                href={adminPath({ ...knownParameters(view.query), tab: address.tab })}
              >
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <NameForm
          name={isNaming === 'other' ? (current?.name ?? '') : ''}
          isPending={change.isPending}
          onCancel={() => setNaming(undefined)}
          onName={(name) => {
            if (isNaming === 'new') change.mutate({ kind: 'save', name, list, query })
            else if (current) change.mutate({ kind: 'rename', view: current, name })
          }}
        />
      ) : (
        <>
          {canSave && (
            <Button size="sm" variant="quiet" onClick={() => setNaming('new')}>
              {t('admin.saveView')}
            </Button>
          )}
          {current && (
            <>
              <Button size="sm" variant="quiet" onClick={() => setNaming('other')}>
                {t('admin.renameView')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => change.mutate({ kind: 'remove', view: current })}
              >
                {t('admin.removeView')}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  )
}

type ViewChange =
  | { kind: 'save'; name: string; list: ListName; query: Record<string, string> }
  | { kind: 'rename'; view: SavedView; name: string }
  | { kind: 'remove'; view: SavedView }

function useViewChange(onDone: () => void) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  return useLatestMutation({
    async mutationFn(change: ViewChange) {
      if (change.kind === 'save') {
        const { name, list, query } = change
        await client.createSavedView({ body: { name, list, query } })
      } else if (change.kind === 'rename') {
        await client.renameSavedView({ path: { viewId: change.view.id }, body: { name: change.name } })
      } else await client.deleteSavedView({ path: { viewId: change.view.id } })
    },
    onSuccess: onDone,
    onError: (error) =>
      notify({
        title: t('admin.savedViewFailed'),
        description: errorText(error, t('admin.failedText')),
        variant: 'destructive',
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: listSettingsQuery(client).queryKey }),
  })
}

type NameFormProps = {
  name: string
  isPending: boolean
  onName: (name: string) => void
  onCancel: () => void
}

function NameForm({ name, isPending, onName, onCancel }: NameFormProps) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  // It was just asked for.
  useEffect(() => field.current?.focus(), [])
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (typed.trim()) onName(typed.trim())
  }
  return (
    <form className="admin-views__name" onSubmit={submit}>
      <Field label={t('admin.viewName')}>
        <TextInput
          ref={field}
          maxLength={VIEW_NAME_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button size="sm" type="submit" loading={isPending} resting={!typed.trim()}>
        {t('admin.keepView')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t('admin.leaveIt')}
      </Button>
    </form>
  )
}
