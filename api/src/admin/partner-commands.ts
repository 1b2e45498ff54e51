import { readFileSync } from 'node:fs'
import {
  addOrigin,
  addReturnUrl,
  changeLook,
  createPartner,
  findPartner,
  listPartners,
  removeOrigin,
  removeReturnUrl,
} from '../partners/partners.service.ts'
import { table, word, type Command, type Typed } from './command.ts'

/** Who sells our transfers, on which pages, in what look. */
export const partnerCommands: Command[] = [
  {
    usage: 'list',
    about: 'every partner, with its pages',
    run: async (orm) => table((await listPartners(orm)).map((partner) => ({ ...partner }))),
  },
  {
    usage: 'create <name> [--subdomain hotel] [--accent #0b5d4b] [--logo logo.svg]',
    about: 'takes in a partner',
    async run(orm, typed, now) {
      const id = await createPartner(orm, word(typed, 0, 'name'), now)
      await changeLook(orm, id, look(typed))
      return `${id}\nNext: "keys create ${id}", "origins add ${id} https://…", "return-urls add ${id} https://…".`
    },
  },
  {
    usage: 'look <partner> [--name …] [--subdomain …] [--accent …] [--logo …]',
    about: 'changes name, subdomain, colour or logo',
    async run(orm, typed) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      await changeLook(orm, id, look(typed))
      return 'changed'
    },
  },
  {
    usage: 'origins add <partner> <origin>',
    about: 'lets the pages of an origin use the publishable keys',
    run: async (orm, typed) =>
      addOrigin(orm, (await findPartner(orm, word(typed, 0, 'partner'))).id, word(typed, 1, 'origin')),
  },
  {
    usage: 'origins remove <partner> <origin>',
    about: 'ends that, at once',
    async run(orm, typed) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      await removeOrigin(orm, id, word(typed, 1, 'origin'))
      return 'removed'
    },
  },
  {
    usage: 'return-urls add <partner> <url>',
    about: 'lets travellers be sent back to an address and all below it',
    run: async (orm, typed) =>
      addReturnUrl(orm, (await findPartner(orm, word(typed, 0, 'partner'))).id, word(typed, 1, 'address')),
  },
  {
    usage: 'return-urls remove <partner> <url>',
    about: 'ends that, at once',
    async run(orm, typed) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      await removeReturnUrl(orm, id, word(typed, 1, 'address'))
      return 'removed'
    },
  },
]

function look({ options }: Typed) {
  const { name, subdomain, accent, logo } = options
  return {
    name,
    subdomain,
    accent,
    logo: logo === undefined ? undefined : { file: logo, bytes: readFileSync(logo) },
  }
}
