/** Letters that no sign can be taken off of, in Latin; and the Greek and Cyrillic ones of the countries that we drive in. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  є: 'ye',
  і: 'i',
  ґ: 'g',
}

/** What banks of SEPA take for certain (EPC217-08): any other sign is written in these. */
export function sepaText(text: string, longest: number): string {
  const plain = Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''), latin).join('')
  const clean = plain
    .replace(/&/g, '+')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/ +/g, ' ')
  // A field neither begins nor ends with a slash, nor holds two of them.
  return clean
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+|[/ ]+$/g, '')
    .slice(0, longest)
    .trim()
}

function latin(sign: string): string {
  const small = LETTERS[sign.toLowerCase()]
  if (small === undefined) return sign
  return sign === sign.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1)
}
