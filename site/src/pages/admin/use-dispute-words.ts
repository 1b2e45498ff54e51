import { useT } from '../../base/i18n/i18n-provider.tsx'
import en from './locales/en.json'

/** Why a payment is disputed, in words; a code that a gateway may have besides stays as it is. */
export function useDisputeWords(): (code: string) => string {
  const t = useT()
  return (code) => {
    const id = `admin.dispute.${code}`
    return Object.hasOwn(en, id) ? t(id) : code
  }
}
