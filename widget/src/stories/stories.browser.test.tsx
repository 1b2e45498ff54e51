import * as a11y from '@storybook/addon-a11y/preview'
import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { configure } from 'storybook/test'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import { applyTheme, SCREENS } from '../../.storybook/toolbars.ts'

type Stories = Parameters<typeof composeStories>[0]
type Composed = Record<string, ReturnType<typeof composeStory>>

/** Every story is played as the book plays it, in a real browser, and looked at by axe, in light and in dark. */
const FILES = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true })

beforeAll(setProjectAnnotations([a11y, preview]).beforeAll)
// Parts of the form come when it is touched, and take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

describe.each(Object.entries(FILES))('%s', (_path, file) => {
  const stories: Composed = composeStories(file, { initialGlobals: { theme: 'light' } })
  it.each(Object.entries(stories))('%s', async (_name, story) => {
    await page.viewport(...screenOf(story.globals))
    await story.run()
    expect(story.reporting.reports.map(faults)).toEqual([[]])
    expect(await faultsInTheDark()).toEqual([])
  })
})

/** The width and height that a story asks for, else those of a desk. */
function screenOf(globals: Record<string, unknown>): [width: number, height: number] {
  const { value } = (globals['viewport'] ?? {}) as { value?: keyof typeof SCREENS }
  const { width, height } = SCREENS[value ?? 'desktop'].styles
  return [parseInt(width, 10), parseInt(height, 10)]
}

/** The story as it stands after it was played, in the other theme: colours are all that differs. */
async function faultsInTheDark(): Promise<unknown[]> {
  applyTheme('dark')
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  const result = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    preload: false,
  })
  return faults({ type: 'a11y', result })
}

/** What axe found, as far as it helps to mend it. */
function faults({ type, result }: { type: string; result: unknown }): unknown[] {
  const { violations, error } = result as {
    violations?: { id: string; nodes: { html: string }[] }[]
    error?: unknown
  }
  if (type !== 'a11y' || !violations) return [error ?? type]
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
