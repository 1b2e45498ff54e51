import { pathToFileURL } from 'node:url'
import { heldMb } from '../../../bench/memory.ts'
import { bundleService } from '../../../scripts/bundle-service.ts'
import { SERVICE_PROGRAM } from '../../../scripts/service-program.ts'

/** The service in a process of its own that tells on SIGUSR2 what it holds once everything unneeded is gone. */
process.on('SIGUSR2', () => process.stdout.write(`held ${heldMb().toFixed(1)} MB\n`))
await bundleService()
await import(pathToFileURL(SERVICE_PROGRAM).href)
