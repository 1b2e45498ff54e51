import { curatedTable } from './curated-table.ts'

/** Islands asked for by a name that is no town’s; each stands at its main town. Columns and their meaning: curated-table.ts. */
export const ISLANDS = curatedTable(
  'island',
  `
= GR | Greek National Tourism Organisation
santorini | Santorini | 36.3932 25.4615 | Firá | Σαντορίνη/Thira/Santorin/Санторини/Thera | Municipality of Thira
kefalonia | Kefalonia | 38.1785 20.4885 | Argostólion | Cephalonia/Κεφαλονιά
= MT | * regional government
gozo | Gozo | 36.0443 14.2512 | Victoria | Għawdex
= GB | Visit Isle of Wight
isle-of-wight | Isle of Wight | 50.7005 -1.292 | Newport | IOW
= GB | VisitScotland
isle-of-skye | Isle of Skye | 57.4125 -6.194 | Portree | Skye
= DE | Tourist office of *
rugen | Rügen | 54.418 13.433 | Bergen auf Rügen | Insel Rügen
usedom-island | Usedom Island | 53.953 14.167 | Heringsdorf | Insel Usedom
sylt | Sylt | 54.908 8.307 | Westerland | Insel Sylt
= FR | Tourist office of *
ile-de-re | Île de Ré | 46.203 -1.365 | Saint-Martin-de-Ré | Ile de Re
= IT | Tourist office of *
elba | Elba | 42.8135 10.3165 | Portoferraio | Isola d'Elba
`,
)
