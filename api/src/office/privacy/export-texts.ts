import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { brand } from '#platform/brand/brand.ts'
import { openCatalogue, type Translator } from '#platform/localisation/catalogue.ts'
import { perLanguage } from '#platform/localisation/per-language.ts'
import type { ExportTextId, ExportTexts, Named } from './export-words.ts'

const language = openCatalogue<ExportTextId>(new URL('./locales/', import.meta.url), {
  brand: brand.name,
  linkDays: KEPT_DAYS.links,
})

/** The words for a language; English for those that we do not write yet. */
export function exportTexts(asked: string): { locale: string; texts: ExportTexts } {
  const known = language(asked)
  return { locale: known.code, texts: wordsOf(known) }
}

const wordsOf = perLanguage((words: Translator<ExportTextId>): ExportTexts => {
  const { t } = words
  return {
    title: t('page.title'),
    intro: (time) => t('page.intro', { time }),
    yes: t('answer.yes'),
    no: t('answer.no'),
    none: t('answer.none'),
    sections: named(words, 'section'),
    fields: { ...named(words, 'trip'), ...named(words, 'price'), ...named(words, 'field') },
    statuses: named(words, 'status'),
    paymentStatuses: named(words, 'paymentStatus'),
    test: t('booking.test'),
    attempts: named(words, 'attempt'),
    changes: named(words, 'change'),
    purposes: named(words, 'purpose'),
    accessLevels: named(words, 'tariff'),
    methods: named(words, 'paidBy'),
    extras: named(words, 'wanted'),
    events: named(words, 'event'),
    actors: named(words, 'actor'),
    movements: named(words, 'movement'),
    units: named(words, 'unit'),
    device: (browser, system) => t('device', { browser, system }),
  }
})

/** The texts of `group.name`, by name. */
function named<Group extends string>({ t, ids }: Translator<ExportTextId>, group: Group): Named<Group> {
  const start = `${group}.`
  const found = ids.filter((id) => id.startsWith(start))
  return Object.fromEntries(found.map((id) => [id.slice(start.length), t(id)])) as Named<Group>
}
