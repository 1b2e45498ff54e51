import { Component, type ReactNode } from 'react'
import { NotFetched } from './not-fetched.tsx'
import { PageFetchError } from '../base/page/page-fetch-error.ts'

type FetchBoundaryProps = { children: ReactNode }

/** Keeps the shell round a page whose code cannot be fetched; what breaks in a page's own code goes on to the boundary above. */
export class FetchBoundary extends Component<FetchBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof PageFetchError) return <NotFetched />
    throw error
  }
}
