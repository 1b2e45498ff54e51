import { readFileSync } from 'node:fs'
import { changeLook, createPartner, findPartner, listPartners } from '#people/partners/partners.service.ts'
import { table, word, type Command, type Typed } from './command.ts'

/** Who sells our transfers, and in what look. */
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
      const id = await createPartner(orm, { ...look(typed), name: word(typed, 0, 'name') }, now)
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
