// What shows a price, in one file so that it is fetched at once.
export { QuoteChange } from './quote-change.tsx'
export { QuotePrice } from './quote-price.tsx'
