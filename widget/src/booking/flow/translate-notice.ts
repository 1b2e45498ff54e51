import type { TextId } from '../../locales/text-id.ts'
import type { Translator } from '../../locales/translator.ts'
import type { FlowNotice } from './ports.ts'

/** A notice in words, in the shape that toasts take. */
export type NoticeWords = {
  readonly title: string
  readonly description?: string
  readonly variant: 'default' | 'destructive'
  readonly action?: { readonly label: string; readonly onSelect: () => void }
  readonly link?: { readonly label: string; readonly href: string }
}

/** Puts a flow's notice into the language of a translator. */
export function translateNotice(notice: FlowNotice, { say }: Pick<Translator<TextId>, 'say'>): NoticeWords {
  const { title, description, variant, action, link } = notice
  return {
    title: say(title),
    variant,
    ...(description === undefined ? {} : { description: say(description) }),
    ...(action ? { action: { label: say(action.label), onSelect: action.run } } : {}),
    ...(link ? { link: { ...link, label: say(link.label) } } : {}),
  }
}
