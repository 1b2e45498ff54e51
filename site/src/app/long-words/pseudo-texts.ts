import type { Messages } from '@fiacre/widget/locales'
import type { ScreenTexts } from '../../base/i18n/texts.ts'

/** Letters with marks above and below them, as no language of ours has them all at once. */
const MARKED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aAcCeEiIlLnNoOrRsStTuUyYzZ', (letter, at) => [
    letter,
    Array.from('ǻǺçÇếẾïÏļĻñÑộỘŗŖşŞţŢűŰýÝžŽ')[at] ?? letter,
  ]),
)

/** As long as compounds of German, Finnish and Hungarian become, and without a place to break. */
const LONG_WORD = 'Ŧǻħŗžếůģķļǻşşếñļïşţếñƒếļ'
const FILLING = 'ếţ ţộ ñű'

/**
 * An English text as the longest languages would say it: short ones 2.2 times as long, as Greek and Polish labels are at their
 * 95th percentile, sentences 1.35 times with one long word in them. Values, plural forms and links in it stay as they are.
 */
export function pseudoText(text: string): string {
  const letters = literals(text).join('').length
  const wanted = Math.ceil(letters * (letters <= 20 ? 1.2 : 0.35))
  return marked(text) + filling(wanted, letters > 20)
}

function filling(length: number, isSentence: boolean): string {
  if (length < 3) return ''
  const word = isSentence && length >= LONG_WORD.length ? ` ${LONG_WORD}` : ''
  const rest = Math.max(0, length - word.length)
  return (
    word +
    ` ${FILLING}`
      .repeat(Math.ceil(rest / (FILLING.length + 1)))
      .slice(0, rest)
      .trimEnd()
  )
}

/** What stands between values, links and forms: those in forms count too. */
function literals(text: string): string[] {
  return parts(text).flatMap((part) => (isLiteral(part) ? [part] : []))
}

const marked = (text: string): string =>
  parts(text)
    .map((part) =>
      isLiteral(part) ? part.replaceAll(/[a-z]/gi, (letter) => MARKED[letter] ?? letter) : part,
    )
    .join('')

const isLiteral = (part: string): boolean => !/^[{}<]/.test(part)

/** A text in ICU message format, cut at its values (`{name}`), the heads of its forms (`{n, plural, one {`), and its links. */
const parts = (text: string): string[] =>
  text
    .split(/(\{\w+\}|\{\w+,\s*\w+,\s*(?:offset:\d+\s*)?[\w=]+\s*\{|\}\s*[\w=]+\s*\{|\}\s*\}|<[^>]*>)/)
    .filter(Boolean)

/** The texts of a screen, all of them as long as they become. */
export const pseudoTexts = (screen: ScreenTexts): ScreenTexts => ({
  en: pseudoMessages(screen.en),
  ...(screen.laterEn && { laterEn: async () => pseudoMessages((await screen.laterEn?.()) ?? {}) }),
  load: () => undefined,
})

const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, typeof text === 'string' ? pseudoText(text) : text]),
  )
