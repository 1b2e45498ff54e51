import { useT } from '../../../base/i18n/i18n-provider.tsx'
import en from '../record/locales/en.json'

/** What a mail that was given up was, in words: "account-deleted to ada@example.com" is "Mail: the account was deleted · ada@example.com". */
export function useMailWords(): (about: string) => string {
  const t = useT()
  return (about) => {
    const [, kind, address] = /^([a-z]+(?:-[a-z]+)*) (?:to|for) (.+)$/.exec(about) ?? []
    if (!kind || !address) return about
    const id = `record.mail.${kind}`
    // One of another version of the service has no words here.
    return Object.hasOwn(en, id) ? `${t(id)} · ${address}` : about
  }
}
