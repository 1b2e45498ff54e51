import { heldMb } from '../../../bench/memory.ts'

/** The service in a process of its own that tells on SIGUSR2 what it holds once everything unneeded is gone. */
process.on('SIGUSR2', () => process.stdout.write(`held ${heldMb().toFixed(1)} MB\n`))
await import('../../../src/main.ts')
