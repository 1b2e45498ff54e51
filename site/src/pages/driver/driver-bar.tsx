import { IconButton } from '../../ui/button/icon-button.tsx'
import { CompactSelect } from '../../ui/compact-select/compact-select.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { isDriverLanguage, useDriverT } from './driver-language.ts'
import { DRIVER_LANGUAGES, type DriverLanguage } from './locales/texts.ts'

const CODES = Object.keys(DRIVER_LANGUAGES).filter(isDriverLanguage)

type DriverBarProps = {
  language: DriverLanguage
  onLanguage: (language: DriverLanguage) => void
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
          options={CODES.map((value) => ({ value, text: DRIVER_LANGUAGES[value].name, lang: value }))}
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
