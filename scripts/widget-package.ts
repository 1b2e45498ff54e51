import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isPacked, stampFile } from './packages/pack.ts'

// Builds the npm package of the widget for a program that only runs it, as the example does, but where it lies there as it was packed.
const widget = join(import.meta.dirname, '..', 'widget')
const builtAt = statSync(join(widget, 'dist/npm'), { throwIfNoEntry: false })?.mtimeMs ?? Infinity
// What was built by hand since may be of other sources.
if (!isPacked() || builtAt > statSync(stampFile).mtimeMs)
  execFileSync(process.execPath, [join(widget, 'scripts/build-npm.ts'), '--without-types'], {
    stdio: 'inherit',
  })
