import '@fiacre/widget/styles.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { checkoutResult } from './checkout-result.ts'
import { flow } from './flow.ts'

// A token that is spent or too old says nothing: the form is there all the same.
const result = await checkoutResult().catch(() => null)
if (result?.outcome === 'cancelled') flow.prefill(result.journey)

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App result={result} />
  </StrictMode>,
)
