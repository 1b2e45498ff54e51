/**
 * Larger towns that GeoNames lists under the local name, by their GeoNames number, with the name English uses.
 * Labels are English until a traveller asks otherwise; the local name goes on being found.
 */
export const ENGLISH_NAMES: Readonly<Record<number, string>> = {
  259245: 'Kos',
  260114: 'Chania',
  261745: 'Heraklion',
  311046: 'Izmir',
  400666: 'Rhodes',
  734077: 'Thessaloniki',
  2510911: 'Seville',
  2523083: 'Syracuse',
  2624652: 'Aarhus',
  2659811: 'Lucerne',
  2660646: 'Geneva',
  2711537: 'Gothenburg',
  2797656: 'Ghent',
  2800931: 'Bruges',
  2803138: 'Antwerp',
  2861650: 'Nuremberg',
  2886242: 'Cologne',
  3171728: 'Padua',
  3174051: 'Mantua',
}
