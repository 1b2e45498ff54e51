/**
 * Rides whose pages share three fifths of their words or more with that of another from the same airport, mostly as both cost the least
 * fare of each class. Of each two, search engines are told of the one that more people ask for; the other can be read.
 * `every-transfer.chaos.test.ts` measures it, and names what is missing here.
 */
export const ALIKE: ReadonlySet<string> = new Set([
  'amsterdam-schiphol-airport/utrecht',
  'batumi-airport/gonio',
  'cukurova-airport/tarsus',
  'riga-airport/jurmala',
  'salzburg-airport/kleinarl',
  'sarajevo-airport/bjelasnica',
  'turin-airport/sauze-d-oulx',
  'varna-airport/varna',
])
