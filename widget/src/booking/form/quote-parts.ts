// What shows once the form is filled in, in one file so that it is fetched at once.
export { BillingCard } from './billing-card.tsx'
export { ExtrasPanel } from './extras-panel.tsx'
export { ExtrasSummary } from './extras-summary.tsx'
export { areExtrasWrong } from './extras-wrong.ts'
export { NotAvailableCard } from './not-available-card.tsx'
export { QuoteChange } from './quote-change.tsx'
export { QuotePrice } from './quote-price.tsx'
