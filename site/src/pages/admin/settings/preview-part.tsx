import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import type { SettingPreview, SettingValue } from './settings-reads.ts'
import { useSettingWords } from './use-setting-words.ts'

type Price = SettingPreview['rides'][number]

type PreviewPartProps = {
  preview: SettingPreview | undefined
  present: SettingValue
  value: SettingValue
  isChanged: boolean
}

/** What a setting would change: prices before and after, and the pages that say it. */
export function PreviewPart({ preview, present, value, isChanged }: PreviewPartProps) {
  const t = useT()
  const words = useSettingWords()
  const { language } = useLanguage()
  if (!preview)
    return <p className="fi-muted">{t(isChanged ? 'settings.previewNext' : 'settings.previewNone')}</p>
  const className = (id: number) => VEHICLE_CLASSES.find((each) => each.id === id)?.name ?? String(id)
  const hires = preview.countries.filter(({ durationHours }) => durationHours !== undefined)
  const ways = preview.countries.filter(({ durationHours }) => durationHours === undefined)
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <section
      className="admin-settings__compact fi-stack"
      aria-label={t('settings.changes')}
      aria-live="polite"
    >
      <h3 className="fi-subheading">{t('settings.changes')}</h3>
      {preview.unusual.length > 0 && (
        <Banner tone="warning">{t('settings.unusual', { count: preview.unusual.length })}</Banner>
      )}
      {preview.rides.length > 0 ? (
        <Prices
          caption={t('settings.knownRide', { km: preview.rides[0]?.distanceKm ?? 0 })}
          first={t('settings.class')}
          rows={preview.rides}
          name={({ vehicleTypeId }) => className(vehicleTypeId)}
        />
      ) : (
        <p>
          {words(present)} → {words(value)}
        </p>
      )}
      {ways.length > 0 && (
        <Prices
          caption={t('settings.countryRide', { km: ways[0]?.distanceKm ?? 0 })}
          first={t('settings.country')}
          rows={ways}
          name={({ countryCode }) => names.of(countryCode) ?? countryCode}
        />
      )}
      {hires.length > 0 && (
        <Prices
          caption={t('settings.ofHours', { hours: hires[0]?.durationHours ?? 0 })}
          first={t('settings.country')}
          rows={hires}
          name={({ countryCode }) => names.of(countryCode) ?? countryCode}
        />
      )}
      <p className="fi-small fi-muted">{t('settings.pages', { pages: preview.pages.join(', ') })}</p>
    </section>
  )
}

type PricesProps = {
  caption: string
  first: string
  rows: readonly Price[]
  name: (price: Price) => string
}

function Prices({ caption, first, rows, name }: PricesProps) {
  const t = useT()
  const { money } = useBookingWords()
  const difference = ({ beforeCents, afterCents }: Price) => {
    const cents = afterCents - beforeCents
    return cents === 0 ? '–' : `${cents > 0 ? '+' : '−'}${money(Math.abs(cents))}`
  }
  const columns: Column<Price>[] = [
    { key: 'name', heading: first, cell: name, head: true },
    { key: 'before', heading: t('settings.before'), cell: (row) => money(row.beforeCents), align: 'end' },
    { key: 'after', heading: t('settings.after'), cell: (row) => money(row.afterCents), align: 'end' },
    { key: 'difference', heading: t('settings.difference'), cell: difference, align: 'end' },
  ]
  return (
    <>
      <h4 className="fi-strong">{caption}</h4>
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.countryCode} ${row.vehicleTypeId}`}
      />
    </>
  )
}
