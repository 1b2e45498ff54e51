import { useTextIfAny } from '../../base/i18n/i18n-provider.tsx'

/** Why a payment is disputed, in words; a code that a gateway may have besides stays as it is. */
export function useDisputeWords(): (code: string) => string {
  const textIfAny = useTextIfAny()
  return (code) => textIfAny(`admin.dispute.${code}`) ?? code
}
