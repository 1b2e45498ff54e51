import { writeFileSync } from 'node:fs'
import { contractTypes, contractTypesFile } from './contract-types.ts'

writeFileSync(contractTypesFile, await contractTypes())
