import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ButtonLook } from '../../ui/button/button-look.ts'

type ResendButtonProps = ButtonLook & {
  label: string
  /** Announced while the mail is being sent. */
  sendingLabel: string
  isSending: boolean
  /** Seconds until it may be pressed again. */
  wait: number
  /** Left out where pressing it sends its form. */
  onPress?: () => void
}

/** Sends a mail once more; after that it rests for a moment, and says for how long. */
export function ResendButton({ label, sendingLabel, isSending, wait, onPress, ...look }: ResendButtonProps) {
  const t = useT()
  return (
    <div className="fi-stack fi-stack--tight">
      <Button
        {...look}
        type={onPress ? 'button' : 'submit'}
        loading={isSending}
        loadingLabel={sendingLabel}
        resting={wait > 0}
        {...(onPress ? { onClick: onPress } : {})}
      >
        {label}
      </Button>
      {wait > 0 && <p className="fi-small fi-muted">{t('account.againIn', { seconds: wait })}</p>}
    </div>
  )
}
