import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { reports, type Count } from './step.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** What Vitest says of a step, from its JSON report. */
export function vitestCount(step: string) {
  const file = freshReport(`vitest-${step}.json`)
  return {
    environment: {},
    arguments: [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--silent=passed-only',
      '--retry=1',
    ],
    read(): Count {
      const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
      const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
      const named = (status: string) =>
        tests
          .filter((test) => test.status === status && test.failureMessages.length > 0)
          .map((test) => withReason(test.fullName, test.failureMessages[0]))
      const failed = report.numFailedTests
      return {
        passed: report.numPassedTests,
        // A file that could not be loaded fails the run without failing a test.
        failed: failed === 0 && !report.success ? 1 : failed,
        failures: named('failed'),
        // The message of the first try stays with a test that passed at the second.
        secondTries: named('passed'),
      }
    },
  }
}

/** What Playwright says, from its JSON report. */
export function playwrightCount() {
  const file = freshReport('playwright.json')
  return {
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    arguments: ['--reporter=list,json', '--retries=1'],
    read(): Count {
      const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite & {
        stats: { expected: number; unexpected: number; flaky: number }
      }
      const { expected, unexpected, flaky } = report.stats
      const named = (status: string) =>
        specsOf(report)
          .filter(({ tests }) => tests.some((test) => test.status === status))
          .map(({ file: spec, title, tests }) =>
            withReason(`${spec} ${title}`, tests[0]?.results[0]?.errors[0]?.message),
          )
      return {
        passed: expected + flaky,
        failed: unexpected,
        failures: named('unexpected'),
        secondTries: named('flaky'),
      }
    },
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
