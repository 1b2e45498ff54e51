import { expect, it } from 'vitest'
import { tagFor } from './tag-for.ts'

it('writes the tag with what was chosen, and nothing that ends an attribute', () => {
  const tag = tagFor('https://fiacre.example', 'pk_test_1', {
    attributes: { promo: 'A"B<C&D', locale: 'fr', theme: ' ' },
  })
  expect(tag).toContain('<fiacre-booking promo="A&quot;B&lt;C&amp;D" locale="fr">')
  expect(tag).toContain('src="https://fiacre.example/widget/v1/fiacre.js" data-partner="pk_test_1"')
  expect(tag).not.toContain('theme')
})

it('pins the loader of one version where that is asked for', () => {
  const pinned = { src: '/widget/0.1.0-abc/fiacre.js', integrity: 'sha384-abc' }
  expect(tagFor('https://fiacre.example', 'pk_test_1', { pinned })).toContain(
    'src="https://fiacre.example/widget/0.1.0-abc/fiacre.js" integrity="sha384-abc" crossorigin="anonymous" data-partner="pk_test_1"',
  )
})
