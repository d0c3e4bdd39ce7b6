/** Lighthouse is not a dependency: it is installed in its own folder and kept there. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../tests/support/chromium.ts'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/bench-peers', import.meta.url))
const ENTRY = join(FOLDER, 'node_modules/lighthouse/core/index.js')
const CHROMIUM_PORT = 20_000 + (process.pid % 10_000)

interface Item {
  resourceType?: string
  transferSize?: number
}

export interface Report {
  lighthouseVersion: string
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: Item[] } } | undefined>
}

export interface Lighthouse {
  /** A phone on a slow line, as Lighthouse simulates it. */
  run(url: string, categories?: string[]): Promise<Report>
  close(): Promise<void>
}

export async function openLighthouse(): Promise<Lighthouse> {
  if (!existsSync(ENTRY)) {
    console.error('Lighthouse installeren…')
    mkdirSync(FOLDER, { recursive: true })
    const args = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', 'lighthouse@13']
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const { default: lighthouse } = (await import(pathToFileURL(ENTRY).href)) as {
    default: (url: string, flags: object) => Promise<{ lhr: Report }>
  }
  // Started before any measurement, so that its start is not counted.
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${CHROMIUM_PORT}`],
  })
  return {
    async run(url, categories) {
      const only = categories ? { onlyCategories: categories } : {}
      return (await lighthouse(url, { port: CHROMIUM_PORT, logLevel: 'error', ...only })).lhr
    },
    close: () => browser.close(),
  }
}
