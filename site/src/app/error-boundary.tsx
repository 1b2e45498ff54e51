import { Component, type ReactNode } from 'react'
import type { Texts } from '../base/i18n/texts.ts'
import { ApplicationError } from './application-error.tsx'

type ErrorBoundaryProps = { texts: Texts; children: ReactNode }

/** Catches what breaks while a page is drawn, or a screen that cannot be fetched, and offers a fresh start. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <ApplicationError translator={this.props.texts.store.getState().translator} />
  }
}
