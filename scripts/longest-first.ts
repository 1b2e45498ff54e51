import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They wait for processes, expiring jobs and retries, or are many: each takes six seconds and more, and started last would run on alone. */
const LONG = [
  'smtp',
  'access-matrix',
  'crash',
  'main',
  'password-reset',
  'canaries',
  'guides',
  'attempts',
  'webhooks',
  'email-change',
  'erasure-everywhere',
  'retention',
  'partitions',
  'embedded-postgres',
]

/** The usual order, but for the files known to be long. On a fresh checkout Vitest knows no durations and goes by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const usual = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/${name}.db.test.ts`))
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))]
  }
}
