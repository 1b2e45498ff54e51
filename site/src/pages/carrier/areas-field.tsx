import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { countryName } from '../../subjects/traveller/country-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field-error.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { Area } from './carrier-reads.ts'
import { readArea } from './read-area.ts'

type Kind = Area['kind']

const RADII = [10, 25, 50, 100, 200] as const
const KINDS: readonly Kind[] = ['airport', 'region', 'country']

type AreasFieldProps = {
  areas: readonly Area[]
  onChange: (areas: readonly Area[]) => void
  isWrong: boolean
}

/** Where the carrier picks travellers up: whole countries, airports, and what lies around a place. */
export function AreasField({ areas, onChange, isWrong }: AreasFieldProps) {
  const t = useT()
  const client = useClient()
  const { language } = useLanguage()
  const [kind, setKind] = useState<Kind>('airport')
  const [words, setWords] = useState('')
  const [radius, setRadius] = useState<number>(RADII[1])
  const [isMissing, setMissing] = useState(false)
  const nameOf = ({ kind: of, countryCode, label, airportCode, radiusKm }: Area) => {
    if (of === 'country') return countryName(countryCode, language)
    if (of === 'airport') return [label, airportCode].filter(Boolean).join(', ')
    return t('carrier.around', { place: label ?? '', km: radiusKm ?? 0 })
  }

  async function add(): Promise<void> {
    const found = await readArea(client, { kind, words, radius, language }).catch(() => undefined)
    setMissing(found === undefined)
    if (!found) return
    onChange([...areas, found])
    setWords('')
  }

  return (
    <fieldset
      className="fi-stack carrier-areas"
      aria-describedby={isWrong ? 'carrier-areas-error' : undefined}
    >
      <legend className="fi-field__label">{t('carrier.field.areas')}</legend>
      {isWrong && <FieldError id="carrier-areas-error">{t('carrier.areasWrong')}</FieldError>}
      <ul className="carrier-areas__list">
        {areas.map((area, at) => (
          <li key={nameOf(area)}>
            {nameOf(area)}{' '}
            <Button
              size="sm"
              variant="quiet"
              icon="close"
              aria-label={t('carrier.removeArea', { area: nameOf(area) })}
              onClick={() => onChange(areas.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <div className="carrier-fields">
        <Field label={t('carrier.areaKind')}>
          <Select
            value={kind}
            onChange={({ target }) => setKind(KINDS.find((each) => each === target.value) ?? 'airport')}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`carrier.area.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t(`carrier.areaWords.${kind}`)} error={isMissing && t('carrier.areaUnknown')}>
          <TextInput autoComplete="off" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        {kind === 'region' && (
          <Field label={t('carrier.radius')}>
            <Select value={radius} onChange={({ target }) => setRadius(Number(target.value))}>
              {RADII.map((km) => (
                <option key={km} value={km}>
                  {km} km
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <div>
        <Button variant="secondary" icon="plus" resting={words.trim() === ''} onClick={() => void add()}>
          {t('carrier.addArea')}
        </Button>
      </div>
    </fieldset>
  )
}
