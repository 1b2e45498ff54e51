import { FiacreError } from '@fiacre/sdk'
import { SETTING_REASON_MAX_LENGTH, SETTING_REASON_MIN_LENGTH } from '@fiacre/sdk/rules'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { PasswordProof } from '../users/password-proof.tsx'
import { PreviewPart } from './preview-part.tsx'
import { SettingEditor } from './editors/setting-editor.tsx'
import type { Setting, SettingRequest } from './settings-reads.ts'
import { useStoreSetting } from './use-store-setting.ts'

/** Changes a setting: first one sees what it does, then it is set. What is set is exactly what was looked at. */
export function SettingForm({ setting, tag }: { setting: Setting; tag: string | undefined }) {
  const t = useT()
  const client = useClient()
  const errorText = useErrorText()
  const { kind, present } = setting
  const [value, setValue] = useState(present.value)
  const [validFrom, setValidFrom] = useState('')
  const [reason, setReason] = useState('')
  const [isUnusual, setUnusual] = useState(false)
  const wish = { value, ...(validFrom && { validFrom }) }
  const written = JSON.stringify(wish)
  const preview = useLatestMutation({
    mutationFn: async () => ({
      of: written,
      changes: await client.previewSetting({ path: { kind }, body: wish }),
    }),
  })
  const store = useStoreSetting((body: SettingRequest) =>
    client.storeSetting({ path: { kind }, body, ifMatch: tag }),
  )
  const isChanged = JSON.stringify(value) !== JSON.stringify(present.value)
  const seen = preview.data?.of === written ? preview.data.changes : undefined
  const isJump = seen !== undefined && seen.unusual.length > 0
  const hasReason = reason.trim().length >= SETTING_REASON_MIN_LENGTH
  const canStore = seen !== undefined && hasReason && (!isJump || isUnusual)
  const send = () => store.mutate({ ...wish, reason: reason.trim(), ...(isJump && { isUnusual }) })
  const code = store.error instanceof FiacreError ? store.error.code : undefined

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (store.isPending || preview.isPending) return
    if (canStore) send()
    else if (isChanged && !seen) preview.mutate()
  }
  return (
    <div className="admin-settings__edit">
      <form className="fi-stack" onSubmit={submit} noValidate>
        <SettingEditor value={value} onChange={setValue} />
        <Field
          label={t('settings.validFrom')}
          hint={t('settings.validFromHint')}
          optionalLabel={t('optional')}
        >
          <TextInput type="date" value={validFrom} onChange={({ target }) => setValidFrom(target.value)} />
        </Field>
        {preview.isError && <Banner tone="danger">{errorText(preview.error, t('admin.failedText'))}</Banner>}
        {!seen && (
          <div>
            <Button type="submit" variant="secondary" resting={!isChanged} loading={preview.isPending}>
              {t('settings.preview')}
            </Button>
          </div>
        )}
        {seen && (
          <>
            <Field label={t('settings.reason')} hint={t('settings.reasonHint')}>
              <TextInput
                maxLength={SETTING_REASON_MAX_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
            {isJump && (
              <Checkbox
                label={t('settings.meant')}
                checked={isUnusual}
                onChange={({ target }) => setUnusual(target.checked)}
              />
            )}
            {code === 'PRECONDITION_FAILED' && <Banner tone="warning">{t('settings.meanwhile')}</Banner>}
            {code !== 'PROOF_NEEDED' && (
              <div>
                <Button type="submit" resting={!canStore} loading={store.isPending}>
                  {t('settings.store')}
                </Button>
              </div>
            )}
          </>
        )}
      </form>
      <div className="fi-stack">
        {code === 'PROOF_NEEDED' && <PasswordProof onProven={send} />}
        <PreviewPart preview={seen} present={present.value} value={value} isChanged={isChanged} />
      </div>
    </div>
  )
}
