import '@fiacre/widget/styles.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { bookedJourney } from './booked.ts'

// A token that is spent or too old says nothing: the form is there all the same.
const booked = await bookedJourney().catch(() => null)

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App booked={booked} />
  </StrictMode>,
)
