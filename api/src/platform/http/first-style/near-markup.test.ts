import { expect, it } from 'vitest'
import { nearMarkup } from './near-markup.ts'

it('is what is seen at first: no part that is far below, nothing closed, nothing for who runs no script', () => {
  const near = '<main><section id="a" class="fi-section"><section>1</section></section>'
  const unseen = [
    '<section id="b" class="fi-section fi-far"><section><p>2</p></section></section>',
    '<li class="fi-far">3</li>',
    '<dialog class="menu"><p>4</p></dialog>',
    '<noscript><form>5</form></noscript>',
  ].join('')
  const foot = '<footer class="foot fi-foot">6</footer>'
  expect(nearMarkup(`${near}${unseen}</main>${foot}`)).toBe(`${near}</main>`)
  // The foot of a short page is on its first screen.
  const short = `${near}<dialog open="">7</dialog><p class="fi-farther">8</p></main>${foot}`
  expect(nearMarkup(short)).toBe(short)
})
