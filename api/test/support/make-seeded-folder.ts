import { seededFolder } from './seeded-folder.ts'

// It takes half a minute of a fresh checkout, most of it with one processor: `npm test` has it made beside the unit tests.
await seededFolder()
