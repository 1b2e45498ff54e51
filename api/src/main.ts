import { runProgram } from './program.ts'

/** The service from its sources, as tests start it. `pnpm build` bundles the same program (`api/scripts/bundled-main.ts`). */
await runProgram()
