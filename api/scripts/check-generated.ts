import { readFileSync } from 'node:fs'
import { contractTypes, contractTypesFile } from './contract-types.ts'

// Handlers that are checked against an old contract promise what the new one does not take.
if (readFileSync(contractTypesFile, 'utf8') !== (await contractTypes())) {
  console.error(
    'api/src/platform/contract/generated/contract.ts is not what the contract says now. Run: pnpm contract',
  )
  process.exitCode = 1
}
