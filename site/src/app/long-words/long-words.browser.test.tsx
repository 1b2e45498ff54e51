import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { landingTexts } from '../../pages/landing/locales/texts.ts'
import { App } from '../app.tsx'
import { createScreens } from '../screens.ts'
import { fakeClient, MARIA, renderPage } from '../testing.tsx'
import { overflows } from './overflows.ts'
import { pseudoTexts } from './pseudo-texts.ts'

const PUBLIC = ['/', '/login', '/register', '/forgot-password', '/help-center', '/partners', '/nowhere']
const OWN = ['/dashboard', '/dashboard?tab=profile', '/balance', '/payment', '/carrier']

/** All 23 languages by themselves: `pnpm test:chaos`. */
it.each([
  ['of anybody', PUBLIC, false],
  ['of a traveller', OWN, true],
] as const)('pages %s hold words as long as they become', async (_, paths, isSignedIn) => {
  const client = fakeClient()
  if (isSignedIn) {
    client.getSession.mockResolvedValue(MARIA)
    client.getProfile.mockResolvedValue(MARIA)
  }
  const wrong: string[] = []
  for (const path of paths) {
    const { screen } = await renderPage((texts) => <App screens={createScreens(texts)} />, {
      client,
      path,
      texts: [landingTexts],
      reworded: pseudoTexts,
    })
    await expect.element(screen.getByRole('heading').first()).toBeVisible()
    for (const width of [320, 768, 1280]) {
      await page.viewport(width, 900)
      wrong.push(...overflows().map((fault) => `${path} at ${width} px: ${fault}`))
    }
    await screen.unmount()
  }
  expect(wrong).toEqual([])
})
