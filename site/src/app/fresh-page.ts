import { beforeAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

/** Where the page is that the tests of a worker share; this is read for each file, and the one before may have left a hash. */
const ADDRESS = location.pathname + location.search

// The files of a worker share a page and the modules that it has loaded: each finds the page as the first one did.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  history.replaceState(null, '', ADDRESS)
})
// The library does so itself for the file that loads it first.
beforeEach(cleanup)
