/** How each language is written: what its texts may hold, and what they may not. */
interface Style {
  /** Its quotation marks, the outer pair and the inner one. */
  readonly quotes: string
  /** Forms of address that are not ours: a text that has one speaks to somebody else. */
  readonly address?: RegExp
  /** Words of another country, of offices or of a false friend. */
  readonly avoided?: RegExp
}

const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu')

export const STYLES: Readonly<Record<string, Style>> = {
  // The help centre quotes what is searched for as the specification does.
  en: { quotes: '“”‘"' },
  // Carriers and partners are addressed as companies, travellers as people.
  pl: { quotes: '„”«»', avoided: /anulacj|dedykowan/iu },
  de: {
    quotes: '„“‚‘',
    address: word('du|dein|deine|deinen|deinem|deiner|dich|dir'),
    avoided: word('am Steuer|tätigen'),
  },
  fr: { quotes: '«»', address: word('tu|toi|ton|tes'), avoided: /canceller|au niveau d/iu },
  es: {
    quotes: '«»“”',
    address: word('tú|tu|tus|vosotros|vuestro|vuestra'),
    avoided: word('carro|celular|reservación'),
  },
  it: { quotes: '«»“”', address: word('tuo|tua|tuoi|tue') },
  pt: { quotes: '«»“”', address: word('você|teu|tua|vocês'), avoided: word('usuário|celular|senha|trem') },
  nl: { quotes: '‘’“”', address: word('je|jij|jouw|jullie'), avoided: word('gelieve') },
  sv: { quotes: '”’', avoided: word('vänligen|erhålla|transportera') },
  da: { quotes: '»«›‹', avoided: word('refusion|gældende') },
  no: { quotes: '«»‘', avoided: word('vennligst|foreta|ovennevnte') },
  fi: { quotes: '”’', avoided: word('toimesta|kyseinen') },
  cs: { quotes: '„“‚‘', address: word('tvůj|tvoje|tvého|tebe|tobě'), avoided: word('cedule|přepravní') },
  sk: {
    quotes: '„“‚‘',
    address: word('tvoj|tvoje|tvojho|teba|tebe'),
    avoided: word('prepravný|kľud|jelikož'),
  },
  hu: { quotes: '„”»«', address: word('neked|veled|tiéd|téged'), avoided: /tisztelt ügyfel/iu },
  ro: { quotes: '„”«»', address: word('tău|ta|tale|ție'), avoided: /[şţŞŢ]|locați/u },
  bg: { quotes: '„“', address: word('твоя|твоят|твоето|теб|тебе'), avoided: /осъществява|вземане/iu },
  hr: { quotes: '„”‘', address: word('tvoj|tvoja|tvoje|tebi'), avoided: word('hiljada|voz|tačno|ploča') },
  sl: { quotes: '»«„“', address: word('tvoj|tvoja|tvoje|tebi'), avoided: word('koristiti|kolikor|nahaja') },
  et: { quotes: '„“', address: word('sinu|sina|sulle|sind'), avoided: word('teostama|omama|antud') },
  lv: { quotes: '„”', address: word('tavs|tava|tev|tevi'), avoided: word('vaučeris|dotajā') },
  lt: { quotes: '„“', address: word('tavo|tau|tave'), avoided: word('pilnai|sekantis') },
  el: { quotes: '«»“”', address: word('εσύ|εσένα'), avoided: word('εν λόγω') },
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
