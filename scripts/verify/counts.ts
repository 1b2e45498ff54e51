import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reports, type Count } from './step.ts'

/** How many tests Vitest ran in a step, from its JSON report. */
export function vitestCount(step: string) {
  const file = freshReport(`vitest-${step}.json`)
  return {
    environment: {},
    arguments: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--silent=passed-only'],
    read(): Count {
      const report = JSON.parse(readFileSync(file, 'utf8')) as {
        numPassedTests: number
        numFailedTests: number
        success: boolean
      }
      const failed = report.numFailedTests
      // A file that could not be loaded fails the run without failing a test.
      return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed }
    },
  }
}

/** How many tests Playwright ran, from its JSON report. */
export function playwrightCount() {
  const file = freshReport('playwright.json')
  return {
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    arguments: ['--reporter=list,json'],
    read(): Count {
      const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
        stats: { expected: number; unexpected: number; flaky: number }
      }
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  }
}

function freshReport(name: string): string {
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}
