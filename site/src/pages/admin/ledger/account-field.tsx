import { LEDGER_ACCOUNT_NAME_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminAddress } from '../use-admin-address.ts'

/** An account of the books by its name; Enter, or leaving the field, asks for it. */
export function AccountField() {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  const known = address.account ?? ''
  const [typed, setTyped] = useState(known)
  const [last, setLast] = useState(known)
  if (known !== last) {
    setLast(known)
    setTyped(known)
  }
  const ask = () => narrow({ account: typed.trim().toLowerCase() })
  return (
    <Field label={t('admin.account')}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        maxLength={LEDGER_ACCOUNT_NAME_MAX_LENGTH}
        placeholder="gateway:stripe"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={ask}
        onKeyDown={({ key }) => key === 'Enter' && ask()}
      />
    </Field>
  )
}
