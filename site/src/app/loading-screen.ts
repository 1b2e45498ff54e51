import { LOADING_FADE_MS } from '@fiacre/sdk/rules'
import { useEffect } from 'react'

/** Fades out the loading screen that index.html starts with (spec section 2: in 100 ms). */
function leaveLoadingScreen(): void {
  const screen = document.getElementById('loading-screen')
  if (!screen) return
  screen.classList.add('is-leaving')
  setTimeout(() => screen.remove(), LOADING_FADE_MS)
}

/** Stands beside a screen and says that it is there: within a Suspense it is not drawn before the screen is. */
export function ScreenReady(): null {
  useEffect(leaveLoadingScreen, [])
  return null
}
