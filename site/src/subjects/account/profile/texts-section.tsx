import type { Profile } from '@fiacre/sdk'
import { DRIVER_MINUTES_BEFORE_PICKUP } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { useSavePreference } from './use-save-preference.ts'

/** Whether somebody wants text messages about their rides; shown only where the service sends some. */
export function TextsSection({ profile }: { profile: Profile }) {
  const t = useT()
  const errorText = useErrorText()
  const save = useSavePreference(profile)
  const kept = profile.preferences?.textMessages === true
  return (
    <section className="profile__section" aria-labelledby="profile-texts">
      <h2 className="fi-subheading" id="profile-texts">
        {t('profile.texts')}
      </h2>
      <p className="fi-muted">
        {t('profile.textsText', { minutes: DRIVER_MINUTES_BEFORE_PICKUP.detailsMailed })}
      </p>
      {save.error && (
        <Banner tone="danger" live>
          {errorText(save.error, t('profile.levelFailed'))}
        </Banner>
      )}
      <Checkbox
        label={t('profile.textsWanted')}
        checked={save.isPending ? save.variables.textMessages === true : kept}
        onChange={({ target }) => save.mutate({ textMessages: target.checked })}
      />
    </section>
  )
}
