import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SDKS, sdkSize, type SdkSize } from './sdk-sizes.ts'
import { WIDGETS, widgetSize, type WidgetSize } from './widget-sizes.ts'

/** What the peers weighed when they were last fetched. */
export interface Peers {
  measured: string
  sdk: SdkSize[]
  widget: WidgetSize[]
}

const file = join(import.meta.dirname, 'peers.json')

/** The figures on record. */
export function readPeers(): Peers {
  return JSON.parse(readFileSync(file, 'utf8')) as Peers
}

/** Fetches the newest of each peer into a temporary folder, weighs it and keeps the figures. */
export async function measurePeers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fiacre-peers-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const [sdks, widgets] = [SDKS, WIDGETS].map((all) => Object.keys(all).filter(isPeer))
    install(folder, [...sdks!, ...widgets!, 'react', 'react-dom'])
    const sdk: SdkSize[] = []
    for (const name of sdks!) sdk.push(await sdkSize(name, versionOf(folder, name), folder))
    const widget: WidgetSize[] = []
    for (const name of widgets!) widget.push(await widgetSize(name, versionOf(folder, name), folder))
    const measured = new Date().toISOString().slice(0, 10)
    writeFileSync(file, `${JSON.stringify({ measured, sdk, widget }, null, 2)}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isPeer(name: string): boolean {
  return !name.startsWith('@fiacre/')
}

/** Installs packages without running anything of theirs. */
function install(folder: string, names: readonly string[]): void {
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', ...names]
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

export function versionOf(folder: string, name: string): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
