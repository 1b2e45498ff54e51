import type { Profile } from '@fiacre/sdk'
import { DEFAULT_ACCESS_LEVEL } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useLevelWords } from '../../booking/use-level-words.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { useSavePreference } from './use-save-preference.ts'

const LEVELS = ['saver', 'flexible'] as const

/** The access level that new bookings begin with; each booking may have another, and it may be switched at any time. */
export function AccessLevelSection({ profile }: { profile: Profile }) {
  const t = useT()
  const errorText = useErrorText()
  const words = useLevelWords()
  const save = useSavePreference(profile)
  const kept = profile.preferences?.accessLevel ?? DEFAULT_ACCESS_LEVEL
  return (
    <section className="profile__section" aria-labelledby="profile-level">
      <h2 className="fi-subheading" id="profile-level">
        {t('profile.level')}
      </h2>
      <p className="fi-muted">{t('profile.levelText')}</p>
      {save.error && (
        <Banner tone="danger" live>
          {errorText(save.error, t('profile.levelFailed'))}
        </Banner>
      )}
      <RadioGroup
        legend={t('profile.levelLegend')}
        value={save.isPending ? (save.variables.accessLevel ?? kept) : kept}
        onChange={(accessLevel) => save.mutate({ accessLevel })}
        choices={LEVELS.map((level) => ({
          value: level,
          label: t(`bookings.level.${level}`),
          description: [words.refund(level), words.changes(level), words.support(level)].join(' '),
        }))}
      />
    </section>
  )
}
