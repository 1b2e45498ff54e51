import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SERVICE_PROGRAM } from '../api/scripts/service-program.ts'
import { withSources } from './with-sources.ts'

/**
 * `pnpm trace < log`: writes what it is given, and in the place of each position in the bundled service the one in its sources. The
 * service does not do so itself: to have the map at hand would take three times the memory of its code.
 */
const root = join(import.meta.dirname, '..')
process.stdout.write(withSources(await text(process.stdin), dirname(SERVICE_PROGRAM), root))
