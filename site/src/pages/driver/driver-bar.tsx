import { LANGUAGES, type LanguageCode } from '@fiacre/sdk/rules'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { CompactSelect } from '../../ui/compact-select/compact-select.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { useDriverT } from './driver-language.ts'

type DriverBarProps = {
  language: LanguageCode
  onLanguage: (language: LanguageCode) => void
  theme: 'light' | 'dark' | null
  onTheme: (theme: 'light' | 'dark') => void
}

/** Language, and the look for day and night: the phone's own until the driver chooses. */
export function DriverBar({ language, onLanguage, theme, onTheme }: DriverBarProps) {
  const t = useDriverT()
  const isDark = theme === 'dark' || (theme === null && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <div className="driver-bar">
      <Logo name="Fiacre" />
      <div className="driver-bar__choices">
        <CompactSelect
          label={t('driver.language')}
          value={language}
          shown={language.toUpperCase()}
          icon="globe"
          options={LANGUAGES.map(({ code, name }) => ({ value: code, text: name, lang: code }))}
          onChange={onLanguage}
        />
        <IconButton
          icon={isDark ? 'sun' : 'moon'}
          label={t(isDark ? 'driver.toDay' : 'driver.toNight')}
          onClick={() => onTheme(isDark ? 'light' : 'dark')}
        />
      </div>
    </div>
  )
}
