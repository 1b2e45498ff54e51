import { expect, it } from 'vitest'
import { outlinedText } from '#platform/brand/outlined-text.ts'
import { linkPicture } from './link-picture.ts'
import type { PictureJob } from './picture-job.ts'

const map: PictureJob['map'] = {
  land: ['M0 0H640V360H0Z'],
  towns: [
    { name: 'Cluses', x: 300, y: 180, side: 'right' },
    { name: 'Below the edge', x: 300, y: 350, side: 'left' },
  ],
  ways: ['M68 68L572 292'],
  isDirectLine: false,
  start: { x: 68, y: 68 },
  ends: [{ x: 572, y: 292 }],
}

const draw = (...names: PictureJob['names']) => linkPicture({ names, details: ['88 km', '1 h'], map })

it('is drawn without any font, so that it is the same on every machine', () => {
  const picture = draw('Geneva Airport', 'Chamonix')
  expect(picture).not.toMatch(/<text|font|NaN|undefined/)
  // What a name looks like is known by its outlines: each script has letters of its own.
  const pictures = new Set([draw('Женева', 'Шамони'), draw('Γενεύη', 'Σαμονί'), draw('??????', '??????')])
  expect(pictures.size).toBe(3)
})

it('leaves out what does not fit: towns beyond the edge, and details', () => {
  const paths = (details: string[]) => linkPicture({ names: ['Malta'], details, map }).split('<path').length
  expect(draw('Malta')).not.toContain(outlinedText('Below the edge', 'text', 15).path)
  expect(draw('Malta')).toContain(outlinedText('Cluses', 'text', 15).path)
  const long = 'A place with a long name'
  const most = linkPicture({ names: ['Malta'], details: [long, long, long, long, long], map })
  expect(most).toContain(outlinedText([long, long].join(', '), 'text', 30).path)
  expect(paths([])).toBeLessThan(paths([long]))
})
