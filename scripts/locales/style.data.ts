/** How each language is written: what its texts may hold, and what they may not. */
interface Style {
  /** Its quotation marks, the outer pair and the inner one. */
  readonly quotes: string
  /** Forms of address that are not ours: a text that has one speaks to somebody else. */
  readonly address?: RegExp
  /** Words of another country, of offices or of a false friend. */
  readonly avoided?: RegExp
}

const word = (words: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, flags)

/** In these letters: one language writes its address with a capital, the next in small ones. */
const exactly = (words: string) => word(words, 'u')

/** With a capital inside a sentence, where the language has a small letter; at its beginning any word has one. */
const amid = (words: string) => new RegExp(String.raw`(?<=[\p{Ll},…] )(?:${words})(?![\p{L}\p{M}])`, 'u')

/** Any of them. */
const any = (...patterns: RegExp[]) =>
  new RegExp(
    patterns.map(({ source, flags }) => (flags.includes('i') ? `(?i:${source})` : source)).join('|'),
    'u',
  )

export const STYLES: Readonly<Record<string, Style>> = {
  // The help centre quotes what is searched for as the specification does.
  en: { quotes: '“”‘"' },
  // "Ty" to everybody, with a capital: to carriers and partners too, whose pages say it. "państwo" in small letters is a country.
  pl: {
    quotes: '„”«»',
    address: exactly(
      'Państw(?:o|a|u|em)|Pan|Pana|Panu|Panem|Pani|Panią|ty|twój|twoja|twoje|twojego|twojej|twoich|twoim|ciebie|tobie|tobą',
    ),
    avoided: /anulacj|dedykowan/iu,
  },
  de: {
    quotes: '„“‚‘',
    address: word('du|dein|deine|deinen|deinem|deiner|dich|dir|euch|euer|eure'),
    avoided: word('am Steuer|tätigen'),
  },
  fr: { quotes: '«»', address: word('tu|toi|ton|ta|tes|te'), avoided: /canceller|au niveau d/iu },
  es: {
    quotes: '«»“”',
    address: word('tú|tu|tus|te|ti|contigo|os|vosotros|vuestr[oa]s?'),
    avoided: word('carro|celular|reservación'),
  },
  // "voi siete in 5" is said to a party, and rightly.
  it: {
    quotes: '«»“”',
    address: word('tu|tuo|tua|tuoi|tue|ti|te|vostr[oaie]'),
  },
  pt: {
    quotes: '«»“”',
    address: word('tu|teu|tua|teus|tuas|te|ti|contigo|você|vocês|vós'),
    avoided: word('usuário|celular|senha|trem'),
  },
  nl: {
    quotes: '‘’“”',
    address: any(word('je|jij|jou|jouw|jullie'), amid('U|Uw')),
    avoided: word('gelieve'),
  },
  // "ni" is a party, never one person: what is theirs would be "er".
  sv: { quotes: '”’', address: word('er|ert|era'), avoided: word('vänligen|erhålla|transportera') },
  da: { quotes: '»«›‹', address: amid('De|Dem|Deres'), avoided: word('refusion|gældende') },
  no: { quotes: '«»‘', address: amid('De|Dem|Deres'), avoided: word('vennligst|foreta|ovennevnte') },
  // "teitä on 5" is said to a party.
  fi: { quotes: '”’', address: word('te|teidän|teille|teiltä|teistä'), avoided: word('toimesta|kyseinen') },
  cs: {
    quotes: '„“‚‘',
    address: any(
      word('tě|tebe|tobě|tvůj|tvoje|tvá|tvé|tvého|tvému|tvým|tvou'),
      amid('Vy|Vás|Vám|Vámi|Váš|Vaše|Vašeho'),
    ),
    avoided: word('cedule|přepravní'),
  },
  sk: {
    quotes: '„“‚‘',
    address: any(
      word('tvoj|tvoja|tvoje|tvojho|tvojej|teba|tebe|tebou'),
      amid('Vy|Vás|Vám|Vami|Váš|Vaše|Vašej'),
    ),
    avoided: word('prepravný|kľud|jelikož'),
  },
  hu: {
    quotes: '„”»«',
    address: any(word('te|neked|veled|tiéd|téged|rád|tőled|hozzád'), exactly('ön|önt|önnek|önnel')),
    avoided: /tisztelt ügyfel/iu,
  },
  ro: { quotes: '„”«»', address: word('tu|tău|ta|tăi|tale|te|ți|ție|îți'), avoided: /[şţŞŢ]|locați/u },
  bg: {
    quotes: '„“',
    address: any(
      word('ти|теб|тебе|твоя|твоят|твоето|твоите'),
      exactly('вие|вас|вам|ви|ваш|ваша|ваше|ваши|вашия|вашият|вашата|вашето|вашите'),
    ),
    avoided: /осъществява|вземане/iu,
  },
  hr: {
    quotes: '„”‘',
    address: any(word('tvoj|tvoja|tvoje|tvoju|tebi|tebe'), amid('Vi|Vas|Vam|Vaš|Vaša|Vaše')),
    avoided: word('hiljada|voz|tačno|ploča'),
  },
  sl: {
    quotes: '»«„“',
    address: any(word('tvoj|tvoja|tvoje|tebi|tebe'), amid('Vi|Vas|Vam|Vaš|Vaša|Vaše')),
    avoided: word('koristiti|kolikor|nahaja'),
  },
  et: {
    quotes: '„“',
    address: any(word('sa|sina|sinu|sul|sulle|sind'), amid('Te|Teie|Teid|Teile|Teil|Teilt')),
    avoided: word('teostama|omama|antud'),
  },
  lv: {
    quotes: '„”',
    address: any(word('tu|tavs|tava|tavu|tavas|tev|tevi'), exactly('jūs|jūsu|jums')),
    avoided: word('vaučeris|dotajā'),
  },
  lt: {
    quotes: '„“',
    address: any(word('tu|tavo|tau|tave|tavęs'), exactly('jūs|jūsų|jums|jus')),
    avoided: word('pilnai|sekantis'),
  },
  el: { quotes: '«»“”', address: word('εσύ|εσένα|σου'), avoided: word('εν λόγω') },
}

/** Written in letters of its own; names and what machines read stay in Latin ones. */
export const OWN_SCRIPT: Readonly<Record<string, RegExp>> = {
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
}

/** What is written in Latin letters everywhere. */
export const LATIN_EVERYWHERE = new Set([
  ...['Economy', 'Business', 'Premium', 'Van', 'Minibus', 'Saver', 'Flexible', 'Fiacre', 'Adyen'],
  // Attributes of the form, which a page's owner types, the airline of an example, and a unit that Bulgarian writes so.
  ...['data', 'partner', 'LX', 'QR', 'km'],
  // What files, accounts and addresses are called and made of.
  ...['PDF', 'JPEG', 'PNG', 'WebP', 'IBAN', 'SEPA', 'https', 'hotel', 'example', 'transfers'],
  // Greek has no other word for them.
  ...['email', 'voucher', 'Voucher'],
  // What programmers call it, in Sofia and Athens too.
  ...['webhook', 'webhooks', 'Webhook', 'Webhooks', 'API', 'cookie', 'localhost', 'ping', 'ms'],
  // Kinds of files, numbers and codes, as they are printed everywhere, and the key that opens the notices.
  ...['ICS', 'JSON', 'SVG', 'MB', 'BIC', 'UTC', 'PCI', 'DSS', 'KYC', 'SMS', 'Email', 'F'],
  // Names of a header and of the parts of an address that tell campaigns apart.
  ...['Content', 'Security', 'Policy', 'utm', 'source', 'medium', 'campaign', 'content'],
])

/** Names that no language translates. */
export const NAMES = ['Economy', 'Saver', 'Flexible']

/** Texts that show what may be typed into a field, which does not wrap: as many signs as a phone of 390 px shows. */
export const LONGEST: Readonly<Record<string, number>> = { placePlaceholder: 28, rideAddressExample: 28 }
