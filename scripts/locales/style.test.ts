import { expect, it } from 'vitest'
import { LANGUAGES } from '@fiacre/sdk/rules'
import { STYLES } from './style.data.ts'
import { lengthIssues, likenessIssues, styleIssues, termIssues } from './style.ts'

it('knows how every language is written', () => {
  expect(Object.keys(STYLES).toSorted()).toEqual(LANGUAGES.map(({ code }) => code).toSorted())
})

it.each([
  ['de', 'Wählen Sie „Jetzt buchen“: {count, plural, one {# Koffer} other {# Koffer}}, {price}.'],
  ['sv', 'Välj ”Boka nu” igen.'],
  // A country, a party of several, and the beginning of a sentence.
  ['pl', 'Wybierz państwo. To Twój przejazd.'],
  ['no', 'De er {count} personer. Vi kjører dere.'],
  ['cs', 'Vaše cesta, váš řidič'],
  ['el', 'Η κατηγορία {vehicle} χωρά {max}, με τιμή Flexible. Σύμφωνοι;'],
  ['bg', '{count, plural, one {# куфар} other {# куфара}}'],
  ['fr', '« {place} » : {town} ?'],
])('finds nothing in %s that is written well: %s', (language, text) => {
  expect(styleIssues(language, text)).toEqual([])
})

it.each([
  ['de', 'Wählen Sie “Jetzt buchen”', 'has ”, which is no mark'],
  ['el', 'Επιλέξτε „Κράτηση τώρα“', 'has „, which is no mark'],
  ['bg', 'Изберете {vehicle} car', 'has Latin letters: car'],
  // The first letter of the second word is a Latin one, which nobody sees.
  ['bg', 'Обратен път, cега', 'has Latin letters: c'],
  ['el', '{count, plural, one {# suitcase} other {# βαλίτσες}}', 'has Latin letters: suitcase'],
  ['pl', 'Нет', 'has letters of another script'],
  ['nl', 'Kies je voertuig', 'addresses somebody else: je'],
  // One form of address a language, in one way of writing it, to everybody.
  ['pl', 'Proponujemy Państwu przejazd', 'addresses somebody else: Państwu'],
  ['pl', 'To jest twój przejazd', 'addresses somebody else: twój'],
  ['da', 'Vi skriver til Dem', 'addresses somebody else: Dem'],
  ['sk', 'Potrebujeme od Vás viac', 'addresses somebody else: Vás'],
  ['bg', 'Пишем ви скоро', 'addresses somebody else: ви'],
  ['lv', 'Ziņa par jūsu braucienu', 'addresses somebody else: jūsu'],
  ['pt', 'Indique o seu celular', 'says celular'],
  ['ro', 'Plătiţi acum', 'says ţ'],
  ['it', 'Prenota ora !', 'has a blank before a mark'],
])('finds what is wrong in %s: %s', (language, text, issue) => {
  expect(styleIssues(language, text)).toEqual([expect.stringContaining(issue)])
})

it.each([
  ['Billiger als Sparpreis', 'Cheaper than Economy', 'does not say Economy'],
  ['Der Preis steht fest', 'The price is fixed.', 'does not end like a sentence'],
  ['Abholort.', 'Pickup location', 'ends like a sentence'],
])('finds what %s lacks of its English', (text, english, issue) => {
  expect(likenessIssues(text, english)).toEqual([issue])
})

it.each([
  ['Saver', 'Saver'],
  ['{minutes} Min.', '{minutes} min'],
  ['Abholort', 'Pickup location'],
])('takes %s for a translation of %s', (text, english) => {
  expect(likenessIssues(text, english)).toEqual([])
})

it('finds a thing that has another name than in mails', () => {
  const terms = { own: { discount: 'Rabatt' }, english: { discount: 'Discount' } }
  const english = { line: 'Discount', total: 'Total' }
  expect(termIssues({ line: 'Rabatt', total: 'Summe' }, english, terms)).toEqual([])
  expect(termIssues({ line: 'Nachlass', total: 'Summe' }, english, terms)).toEqual([
    'line says “Nachlass”, where mails say “Rabatt”',
  ])
})

it('finds what a field cuts off', () => {
  expect(lengthIssues({ placePlaceholder: 'Flughafen, Ort, Ferienort' })).toEqual([])
  expect(lengthIssues({ placePlaceholder: 'Flughafen, Ortschaft oder Ferienort' })).toEqual([
    'placePlaceholder is cut off: 35 signs, where 28 show',
  ])
})
