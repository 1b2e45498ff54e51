import { lazy } from 'react'
import { PageFetchError } from '../../base/page/page-fetch-error.ts'

/** The form with its checks is two thirds of the help centre's code, and who reads answers needs none of it. */
export const LazyContactTab = lazy(async () => {
  try {
    const { ContactTab } = await import('./contact-tab.tsx')
    return { default: ContactTab }
  } catch (error) {
    throw new PageFetchError(error)
  }
})
