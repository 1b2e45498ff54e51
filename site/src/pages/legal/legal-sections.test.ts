import { globSync, readFileSync } from 'node:fs'
import { createTranslator } from '@fiacre/widget/locales'
import { LEGAL_DOCUMENTS, LEGAL_LANGUAGES } from '@fiacre/sdk/rules'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { legalSections } from './legal-sections.ts'
import { NO_SETTINGS } from '../../base/settings/client-settings.ts'
import { legalValues } from './legal-values.ts'

const LEGAL = join(import.meta.dirname, '../../../legal')

it('reads sections, paragraphs, lists and forms from the order of the ids', () => {
  const ids = [
    'title',
    'lead',
    'who.title',
    'who.p1',
    'who.l1',
    'who.l2',
    'who.p2',
    'x.title',
    'x.t1',
    'x.countries',
  ]
  expect(legalSections(Object.fromEntries(ids.map((id) => [id, id])))).toEqual([
    {
      id: 'who',
      title: 'who.title',
      blocks: [
        { kind: 'paragraph', id: 'who.p1' },
        { kind: 'list', ids: ['who.l1', 'who.l2'] },
        { kind: 'paragraph', id: 'who.p2' },
      ],
    },
    {
      id: 'x',
      title: 'x.title',
      blocks: [
        { kind: 'form', id: 'x.t1' },
        { kind: 'countries', id: 'x.countries' },
      ],
    },
  ])
})

it('leaves no placeholder open in any document and language, with a company and without', () => {
  const company = {
    legalName: 'Example Rides',
    address: 'Long Road 1',
    registration: 'KRS 0000000000',
    taxNumber: null,
  }
  const documents = globSync('*/', { cwd: LEGAL }).map((folder) => folder.replace(/\/$/, ''))
  expect(documents.toSorted()).toEqual(Object.keys(LEGAL_DOCUMENTS).toSorted())
  const open = documents.flatMap((document) =>
    LEGAL_LANGUAGES.flatMap((language) => {
      const texts = JSON.parse(
        readFileSync(join(LEGAL, document, 'locales', `${language}.json`), 'utf8'),
      ) as Record<string, string>
      const translator = createTranslator<string>({ locale: language, messages: texts })
      return [company, null].flatMap((who) =>
        Object.keys(texts).filter((id) =>
          /undefined|NaN|[{}]/.test(
            translator.t(id, legalValues(language, { ...NO_SETTINGS, company: who })),
          ),
        ),
      )
    }),
  )
  expect(open).toEqual([])
})
