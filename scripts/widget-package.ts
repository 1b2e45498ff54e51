import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPacked } from './packages/pack.ts'

/** Builds the npm package of the widget for a program that only runs it, as the example does; what was packed lies there built. */
const widget = join(import.meta.dirname, '..', 'widget')
if (!isPacked() || !existsSync(join(widget, 'dist/npm')))
  execFileSync(process.execPath, [join(widget, 'scripts/build-npm.ts'), '--without-types'], {
    stdio: 'inherit',
  })
