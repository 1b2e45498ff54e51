import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import type { EditorProps } from './editor-props.ts'

/** What is switched on. */
export function FeaturesEditor({ value, onChange }: EditorProps<'features'>) {
  const t = useT()
  return (
    <Checkbox
      label={t('settings.specialRequests')}
      checked={value.specialRequests}
      onChange={({ target }) => onChange({ ...value, specialRequests: target.checked })}
    />
  )
}
