import { useLayoutEffect } from 'react'
import { accentStyles, wearStyles } from './accent-sheet.ts'
import { useBrand } from './use-brand.ts'

/** Gives the page the accent colour of the partner whose look it wears. */
export function BrandAccent() {
  const brand = useBrand()
  const styles = brand ? accentStyles(brand.accent, brand.onAccent) : ''
  useLayoutEffect(() => (styles ? wearStyles(styles) : undefined), [styles])
  return null
}
