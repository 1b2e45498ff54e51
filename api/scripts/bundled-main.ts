import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { runProgram } from '../src/program.ts'
import { loadKept } from './kept-code.ts'

/** The file beside this one that `src/program.ts` was bundled to, named by what is in it. Written in by `bundle-service.ts`. */
declare const PROGRAM_FILE: string

type Wrapped = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  file: string,
  folder: string,
  load: (specifier: string) => Promise<unknown>,
) => void

/** What `api/dist/main.js` is: the bundled service, with what was compiled of it at an earlier start. */
const file = join(import.meta.dirname, PROGRAM_FILE)
const { value, keep } = loadKept(file)
const module = { exports: {} as { runProgram: typeof runProgram } }
;(value as Wrapped)(
  module.exports,
  createRequire(file),
  module,
  file,
  dirname(file),
  (specifier) => import(specifier),
)
await module.exports.runProgram(keep)
