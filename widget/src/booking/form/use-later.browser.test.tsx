import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { later } from '../flow/later.ts'
import type { Later } from '../flow/later.ts'
import { useLater } from './use-later.ts'

function Part({ code, isWanted }: { code: Later<string>; isWanted: boolean }) {
  const { part, isMissing, again } = useLater(code, isWanted)
  if (isMissing) return <button onClick={again}>Try again</button>
  return <p>{part ?? 'on its way'}</p>
}

it('loads a part once it is wanted, and offers to try again where it did not come', async () => {
  let tries = 0
  const code = later(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return 'a price'
  })
  const screen = await render(<Part code={code} isWanted={false} />)
  expect(tries).toBe(0)
  await screen.rerender(<Part code={code} isWanted />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('a price')).toBeVisible()
  expect(tries).toBe(2)
})

it('shows a part that came after the place for it was drawn, and before it was asked for', async () => {
  let part: string | undefined
  const code: Later<string> = {
    now: () => part,
    load: async () => part ?? expect.unreachable('It is there already.'),
    onceThere: () => () => undefined,
  }
  // Effects of what is inside run first.
  const Arrival = () => {
    useEffect(() => {
      part = 'a price'
    }, [])
    return null
  }
  const Place = () => (
    <p>
      {useLater(code, true).part ?? 'on its way'}
      <Arrival />
    </p>
  )
  const screen = await render(<Place />)
  await expect.element(screen.getByText('a price')).toBeVisible()
})
