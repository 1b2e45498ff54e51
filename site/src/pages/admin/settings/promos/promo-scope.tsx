import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import { promoPartnersQuery } from '../settings-reads.ts'

type Scope = { partnerId: string; classIds: readonly number[]; startsAt: string }

type PromoScopeProps = { scope: Scope; onChange: (change: Partial<Scope>) => void }

/** Whose travellers a code is for, which classes, and from which day on; everything is for everybody where nothing is said. */
export function PromoScope({ scope: { partnerId, classIds, startsAt }, onChange }: PromoScopeProps) {
  const t = useT()
  const partners = useQuery(promoPartnersQuery(useClient())).data?.partners ?? []
  const turn = (id: number, isOn: boolean) =>
    onChange({ classIds: isOn ? [...classIds, id] : classIds.filter((each) => each !== id) })
  return (
    <>
      <div className="admin-record__fields">
        <Field label={t('settings.promoPartner')}>
          <Select value={partnerId} onChange={({ target }) => onChange({ partnerId: target.value })}>
            <option value="">{t('settings.everyPartner')}</option>
            {partners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('settings.startsOn')} hint={t('settings.startsOnHint')} optionalLabel={t('optional')}>
          <TextInput
            type="date"
            value={startsAt}
            onChange={({ target }) => onChange({ startsAt: target.value })}
          />
        </Field>
      </div>
      <fieldset className="admin-settings__classes">
        <legend className="fi-field__label">{t('settings.promoClasses')}</legend>
        {VEHICLE_CLASSES.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={classIds.includes(id)}
            onChange={({ target }) => turn(id, target.checked)}
          />
        ))}
        <p className="fi-field__hint">{t('settings.promoClassesHint')}</p>
      </fieldset>
    </>
  )
}
