import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'

type FormActionsProps = {
  /** What the form does, in words. */
  label: string
  isSending: boolean
  onCancel: () => void
}

/** The end of a form that opens in the page: doing it, and leaving it be. */
export function FormActions({ label, isSending, onCancel }: FormActionsProps) {
  const t = useT()
  return (
    <div className="fi-cluster">
      <Button type="submit" loading={isSending} loadingLabel={t('carrier.saving')}>
        {label}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('carrier.cancel')}
      </Button>
    </div>
  )
}
