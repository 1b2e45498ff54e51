import { expect, it } from 'vitest'
import { kindsOf, shortIssues, shortTextsOf } from './short-texts.ts'

it('a screen says which of its texts are short, and one that is not is found', () => {
  const short = shortTextsOf(`
    const columns = [{ key: 'a', heading: t('trip.head'), cell: () => null }]
    const tabs = [{ value: 'a', label: t('trip.tab'), panel: null }]
    const screen = <><Button title={t('trip.title')}>{t(isNew ? 'trip.add' : 'trip.change', { count })}</Button>
      <Badge>{t(\`trip.state.\${state}\`)}</Badge><p>{t('trip.lead')}</p></>`)
  const long = 'A text that goes on and on and on, and on'
  const texts = Object.fromEntries(
    ['head', 'tab', 'title', 'add', 'state.open', 'lead'].map((id) => [`trip.${id}`, long]),
  )
  const change = '{count, plural, one {Change {vehicle}} other {Change all of the # vehicles again}}'
  const all: Record<string, string> = { ...texts, 'trip.change': change }
  expect(shortIssues(all, kindsOf(Object.keys(all), short))).toEqual([
    'trip.head is too long for a head: 41 signs, where 30 fit',
    'trip.tab is too long for a tab: 41 signs, where 26 fit',
    'trip.add is too long for a button: 41 signs, where 40 fit',
    'trip.state.open is too long for a badge: 41 signs, where 40 fit',
  ])
})
