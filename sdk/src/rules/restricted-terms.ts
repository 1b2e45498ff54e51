/** A restricted country, or a city (or state) of one. */
export type RestrictedKind = 'country' | 'city'

type RestrictedTerm = {
  readonly place: string
  readonly kind: RestrictedKind
  /** Names, with commas between them. */
  readonly names: readonly string[]
}

/**
 * The restricted places of spec section 5 under the names people type: English, Russian with its cases, and the
 * languages and scripts of the countries served. `stem(a|b)` stands for the word with each ending.
 *
 * A name that is also an ordinary word or a place in Europe (Mosca, Chiny, Siria, Rusko, Damas, Kina) is left out:
 * refusing a good address is worse than missing a bad one, which place search does not find anyway.
 */
const TERMS: readonly RestrictedTerm[] = [
  {
    place: 'Russia',
    kind: 'country',
    names: [
      'Russia, Russian Federation, Rossiya, Rossija, Росси(я|и|ю|ей|ею), РФ',
      'Российск(ая|ой|ую) Федераци(я|и|ю|ей), Русия, Русија, Росі(я|ї|ю|єю), Rosj(a|i|ę|ą)',
      'Russland, Russie, Rusia, Rusland, Ryssland, Venäjä, Rusija, Venemaa, Krievija',
      'Oroszország, Ρωσία, Rusya, რუსეთ(ი|ის|ში), Ռուսաստան, روسيا, 俄罗斯, 俄羅斯',
    ],
  },
  {
    place: 'United States',
    kind: 'country',
    names: [
      'United States, USA, США, Соединенн(ые|ых|ым|ыми) Штат(ы|ов|ам|ах|ами), САЩ, ΗΠΑ',
      'Vereinigte(|n) Staaten, États-Unis, Estados Unidos, Stati Uniti, Verenigde Staten, EE UU',
      'Förenta staterna, Forenede Stater, Forente stater, Yhdysvallat, Spojené státy, EEUU',
      'Egyesült Államok, Statele Unite, Съединени(|те) щати, Stan(y|ów|ach) Zjednoczon(e|ych)',
      'Sjedinjene Američke Države, Združene države Amerike, Ameerika Ühendriigid, 美国, 美國',
      'Amerikas Savienotās Valstis, Jungtinės Amerikos Valstijos, Ηνωμένες Πολιτείες',
      'Amerika Birleşik Devletleri, Spojené štáty, Съединени(|те) американски щати',
    ],
  },
  {
    place: 'China',
    kind: 'country',
    names: ['China, Кита(й|я|ю|ем|е), КНР, Cina, Kiina, Hiina, Kinija, Kitajska, Κίνα', '中国, 中國, الصين'],
  },
  {
    place: 'North Korea',
    kind: 'country',
    names: [
      'North Korea, N Korea, DPRK, КНДР, Северн(ая|ой|ую) Коре(я|и|ю|ей|е), Сев Корея',
      'Северна Корея, Nordkorea, Nord-Korea, Corée du Nord, Corea del Norte, Corea del Nord',
      'Coreia do Norte, Noord-Korea, Kore(a|i) Północn(a|ej), Pohjois-Korea, Severní Korea',
      'Severná Kórea, Észak-Korea, Coreea de Nord, Sjeverna Koreja, Severna Koreja, Põhja-Korea',
      'Ziemeļkoreja, Šiaurės Korėja, Βόρεια Κορέα, Kuzey Kore, 朝鲜, 朝鮮, 북한',
    ],
  },
  {
    place: 'Iran',
    kind: 'country',
    names: ['Iran, Иран(|а|у|ом|е), Iranas, Irāna, Iraan, Irão, Ιράν, ირან(ი|ის|ში), Իրան', 'إيران, 伊朗'],
  },
  {
    place: 'Iraq',
    kind: 'country',
    names: ['Iraq, Irak, Iraque, Irakas, Irāka, Iraak, Ирак(|а|у|ом|е), Ιράκ, العراق, عراق', '伊拉克'],
  },
  {
    place: 'Syria',
    kind: 'country',
    names: [
      'Syria, Сири(я|и|ю|ей|ею), Сирија, Сирі(я|ї), Syrien, Syrie, Szíria, Sirija, Süüria',
      'Syyria, Suriye, Συρία, سوريا, سورية, 叙利亚',
    ],
  },
  {
    place: 'Libya',
    kind: 'country',
    names: [
      'Libya, Lybia, Ливи(я|и|ю|ей|ею), Либия, Либија, Libyen, Libye, Libia, Libië',
      'Libija, Liibüa, Λιβύη, ليبيا, 利比亚',
    ],
  },
  {
    place: 'Moscow',
    kind: 'city',
    names: [
      'Moscow, Москв(а|ы|е|у|ой|ою), Московск(ая|ой|ую) област(ь|и), Moskva, Moskau, Moscou',
      'Moskw(a|y|ie|ę|ą), Moskou, Moscú, Moscovo, Moskova, Moszkva, Maskva, Maskava',
      'Μόσχα, მოსკოვ(ი|ის|ში), Մոսկվա, موسكو, 莫斯科',
    ],
  },
  {
    place: 'New York',
    kind: 'city',
    names: [
      'New York, NYC, Нью-Йорк(|а|у|ом|е), Ню Йорк, Њујорк, Nueva York, Now(y|ego|ym) Jork(|u)',
      'Nova York, Nova Iorque, Njujork, Ņujorka, Niujorkas, Νέα Υόρκη, نيويورك, 纽约, 紐約',
    ],
  },
  {
    place: 'Beijing',
    kind: 'city',
    names: [
      'Beijing, Peking, Pekin(|ie), Pechino, Pequim, Пекин(|а|у|ом|е), Пекинг, Pekinas',
      'Pekina, Πεκίνο, بكين, 北京',
    ],
  },
  {
    place: 'Shanghai',
    kind: 'city',
    names: [
      'Shanghai, Szanghaj, Schanghai, Sjanghai, Xangai, Sanghaj, Šangaj, Sanghai',
      'Šanhajus, Шанха(й|я|ю|ем|е), Шангај, Σαγκάη, شنغهاي, 上海',
    ],
  },
  {
    place: 'Pyongyang',
    kind: 'city',
    names: [
      'Pyongyang, Pjongjang, Pionyang, Phenian, Pchjongjang, Phenjan, Пхеньян(|а|у|ом|е)',
      'Πιονγιάνγκ, 平壤, 평양',
    ],
  },
  {
    place: 'Tehran',
    kind: 'city',
    names: [
      'Tehran, Teheran, Tahran, Teerão, Teheranas, Teherāna, Тегеран(|а|у|ом|е), Техеран',
      'Τεχεράνη, თეირან(ი|ის|ში), Թեհրան, طهران, تهران, 德黑兰',
    ],
  },
  {
    place: 'Baghdad',
    kind: 'city',
    names: ['Baghdad, Bagdad, Bağdat, Bagdāde, Bagdadas, Багдад(|а|у|ом|е), Βαγδάτη, بغداد', '巴格达'],
  },
  {
    place: 'Damascus',
    kind: 'city',
    names: ['Damascus, Damaskus, Damasco, Damaszek, Damašek, Дамаск(|а|у|ом|е), Δαμασκός', 'دمشق, 大马士革'],
  },
  {
    place: 'Tripoli',
    kind: 'city',
    names: ['Tripoli, Триполи, طرابلس, 的黎波里'],
  },
]

/** All restricted names, also written as one word ("NewYork"), with their kind. */
export function* restrictedNames(): Generator<readonly [name: string, kind: RestrictedKind]> {
  for (const { kind, names } of TERMS) {
    for (const name of names.flatMap((line) => line.split(', ')).flatMap(expand)) {
      yield [name, kind]
      yield [name.replace(/[ -]/g, ''), kind]
    }
  }
}

/** Writes out the endings: "Росси(я|и)" gives "Россия" and "России". */
function expand(term: string): string[] {
  const [, before, endings, after] = /^([^(]*)\(([^)]*)\)(.*)$/u.exec(term) ?? []
  if (before === undefined || endings === undefined || after === undefined) return [term]
  return endings.split('|').flatMap((ending) => expand(after).map((rest) => before + ending + rest))
}
