import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { reports, type Count, type Runner } from './step.ts'

interface VitestReport {
  numPassedTests: number
  success: boolean
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/**
 * Vitest, by its JSON report. Of what failed it runs the whole files again, as tests of a file may go on from each other.
 * @param files those to run; none for all
 */
export function vitestRunner(step: string, files: string[] = []): Runner {
  const report = freshReport(`vitest-${step}.json`)
  const read = () => JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return {
    environment: {},
    arguments: [
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--silent=passed-only',
    ],
    read: () => countOfFiles(read()),
    ofFailed: () =>
      vitestRunner(
        `${step}-again`,
        failedFiles(read()).map(({ name }) => name),
      ),
  }
}

const failedFiles = ({ testResults }: VitestReport) => testResults.filter(({ status }) => status === 'failed')

function countOfFiles(report: VitestReport): Count {
  const failures = failedFiles(report).flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded fails the run without failing a test.
    if (tests.length === 0) return [withReason(name, message)]
    return tests.map((test) => withReason(test.fullName, test.failureMessages[0]))
  })
  const beside = report.testResults.filter(({ status }) => status !== 'failed')
  return {
    passed: report.numPassedTests,
    // What nobody waited for fails the run, too.
    failed: failures.length === 0 && !report.success ? 1 : failures.length,
    failures,
    passedBeside: beside
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
  }
}

/** Playwright, by its JSON report; it keeps by itself which tests failed last. */
export function playwrightRunner(step: string, options: string[] = []): Runner {
  const file = freshReport(`${step}.json`)
  return {
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    arguments: ['--reporter=list,json', ...options],
    read(): Count {
      const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite & {
        stats: { expected: number; unexpected: number }
      }
      const { expected, unexpected } = report.stats
      const failures = specsOf(report)
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
        .map((spec) =>
          withReason(`${spec.file} ${spec.title}`, spec.tests[0]?.results[0]?.errors[0]?.message),
        )
      return { passed: expected, failed: unexpected, failures, passedBeside: expected }
    },
    ofFailed: () => playwrightRunner(`${step}-again`, ['--last-failed', '--workers=1']),
  }
}

/** A test with the first line of what went wrong. */
function withReason(name: string, message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n')
  return `${name}: ${line}`
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function freshReport(name: string): string {
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}
