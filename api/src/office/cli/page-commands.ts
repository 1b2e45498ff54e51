import {
  addOrigin,
  addReturnUrl,
  findPartner,
  removeOrigin,
  removeReturnUrl,
} from '#people/partners/partners.service.ts'
import type { Orm } from '#platform/database/orm.ts'
import { word, type Command } from './command.ts'

/** A partner's list of addresses, and how it is changed. */
interface PageList {
  name: 'origins' | 'return-urls'
  /** What one entry is called. */
  entry: string
  about: string
  add: (orm: Orm, partnerId: string, text: string) => Promise<string>
  remove: (orm: Orm, partnerId: string, text: string) => Promise<void>
}

function listCommands({ name, entry, about, add, remove }: PageList): Command[] {
  return [
    {
      usage: `${name} add <partner> <${entry}>`,
      about,
      run: async (orm, typed) =>
        add(orm, (await findPartner(orm, word(typed, 0, 'partner'))).id, word(typed, 1, entry)),
    },
    {
      usage: `${name} remove <partner> <${entry}>`,
      about: 'ends that, at once',
      async run(orm, typed) {
        const { id } = await findPartner(orm, word(typed, 0, 'partner'))
        await remove(orm, id, word(typed, 1, entry))
        return 'removed'
      },
    },
  ]
}

/** The pages that may use a partner's keys, and those that travellers are sent back to. */
export const pageCommands: Command[] = [
  ...listCommands({
    name: 'origins',
    entry: 'origin',
    about: 'lets the pages of an origin use the publishable keys',
    add: addOrigin,
    remove: removeOrigin,
  }),
  ...listCommands({
    name: 'return-urls',
    entry: 'address',
    about: 'lets travellers be sent back to an address and all below it',
    add: addReturnUrl,
    remove: removeReturnUrl,
  }),
]
