/** A page that is in nobody's memory: ours beside Astro's server rendering of an equal page, both reading PostgreSQL on one core. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startVindbaar } from '../tests/support/process.ts'
import { newStorage } from '../tests/support/storage.ts'
import { type Figure, median, times } from './figures.ts'
import { fillWithProfiles } from './many-profiles.ts'

/** More than anyone can ask for in the time, so that no page comes twice. */
const PROFILES = 60_000
const SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = 32
const PACKAGES = ['astro@7', '@astrojs/node', 'pg@8']

export async function besideAstro(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vindbaar-astro-'))
  const storage = await newStorage('postgres')
  let astro: ChildProcess | undefined
  try {
    try {
      buildAstro(folder)
    } catch (error) {
      console.error(
        `Overgeslagen: de vergelijking met Astro, die hier niet te installeren is (${(error as Error).message.split('\n')[0]}).`,
      )
      return []
    }
    const vindbaar = await startVindbaar(storage)
    try {
      const profiles = await fillWithProfiles(storage.databaseUrl!, PROFILES, PROFILES, true)
      const port = 19_000 + (process.pid % 1_000)
      astro = spawn('taskset', ['-c', '0', process.execPath, join(folder, 'dist/server/entry.mjs')], {
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          PGURL: storage.databaseUrl!,
          NODE_ENV: 'production',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const theirs = `http://127.0.0.1:${port}`
      await answers(`${theirs}/profile/${profiles[0]!.slug}`)
      execFileSync('taskset', ['-acp', '0', String(vindbaar.pid)], { stdio: 'ignore' })
      const sizes = await Promise.all(
        [vindbaar.url, theirs].map(
          async (url) => (await (await fetch(`${url}/profile/${profiles[0]!.slug}`)).text()).length,
        ),
      )
      let next = 1
      const mine: number[] = []
      const astros: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const part = profiles.slice(next, next + PROFILES / ROUNDS - 1).map(({ slug }) => slug)
        next += part.length
        mine.push(await load(folder, vindbaar.url, part))
        astros.push(await load(folder, theirs, part))
      }
      return [
        {
          what: `Pagina die in geen geheugen staat (${sizes.join(' en ')} tekens)`,
          measured: `${median(mine).toFixed(0)} per s`,
          comparedTo: `Astro: ${median(astros).toFixed(0)} per s`,
          ratio: times(median(mine), median(astros)),
        },
      ]
    } finally {
      await vindbaar.stop()
    }
  } finally {
    astro?.kill()
    await storage.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await wait(50)
  }
  throw new Error(`${url} does not answer`)
}

/** Each address once, in order. */
async function load(folder: string, origin: string, slugs: string[]): Promise<number> {
  const list = join(folder, 'slugs.txt')
  const script = join(folder, 'each.lua')
  writeFileSync(list, slugs.join('\n'))
  writeFileSync(
    script,
    `local slugs = {} for line in io.lines("${list}") do slugs[#slugs + 1] = line end
local n = 0
request = function() n = n % #slugs + 1 return wrk.format("GET", "/profile/" .. slugs[n]) end`,
  )
  const output = await new Promise<string>((resolve, reject) => {
    const wrk = spawn('taskset', ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, origin])
    let text = ''
    wrk.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
    wrk.once('error', reject).once('close', () => resolve(text))
  })
  if (/Non-2xx/.test(output)) throw new Error(output)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

function buildAstro(folder: string): void {
  const files: Record<string, string> = {
    'package.json': '{"name":"peer","private":true,"type":"module"}',
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
import node from '@astrojs/node'
export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }) })`,
    'src/pages/profile/[slug].astro': PAGE,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const quietly = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], quietly)
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    ...quietly,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
}

/** The same facts in the same kind of markup, read with one query. */
const PAGE = `---
import pg from 'pg'
const pool = (globalThis.pool ??= new pg.Pool({ connectionString: process.env.PGURL, max: 10 }))
const { rows } = await pool.query('select * from public_profiles where profile_slug = $1', [Astro.params.slug])
const p = rows[0]
if (!p) return new Response('Niet gevonden', { status: 404 })
const facts = [['Website', p.url], ['Plaatsen', p.locations.join(', ')], ['Landen', p.countries.join(', ')], ['Sector', p.sector],
  ['E-mail', p.public_email], ['Telefoon', p.sales_telefoon], ['Rechtsvorm', p.rechtsvorm], ['KvK-nummer', p.kvk_of_legal_name],
  ['Opgericht', p.oprichtingsjaar], ['Talen', p.talen.join(', ')]]
const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name: p.company_name, url: p.url, description: p.description,
  email: p.public_email, telephone: p.sales_telefoon, foundingDate: p.oprichtingsjaar,
  hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: p.diensten.map((d) => ({ '@type': 'Offer', name: d.naam, itemOffered: { '@type': 'Service', name: d.naam, description: d.omschrijving } })) },
  employee: p.team.map((t) => ({ '@type': 'Person', name: t.naam, jobTitle: t.functie })) },
  { '@type': 'FAQPage', mainEntity: p.faqs.map((f) => ({ '@type': 'Question', name: f.vraag, acceptedAnswer: { '@type': 'Answer', text: f.antwoord } })) }] }
---
<!doctype html>
<html lang="nl"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>{p.company_name}</title>
<meta name="description" content={p.samenvatting_algemeen} />
<script type="application/ld+json" is:inline set:html={JSON.stringify(data).replaceAll('<', '\\\\u003c')} /></head>
<body><header><nav aria-label="Kruimelpad"><ol class="flex flex-wrap"><li><a href="/">Vindbaar</a></li><li>Bedrijfsprofiel</li><li>{p.company_name}</li></ol></nav></header>
<main class="grid gap-10 lg:gap-14"><h1 class="text-2xl font-semibold">{p.company_name}</h1><p class="font-serif text-xl">{p.samenvatting_algemeen}</p>
<dl class="grid gap-x-8 gap-y-3">{facts.filter(([, value]) => value).map(([term, value]) => <div><dt class="text-sm text-soft">{term}</dt><dd class="break-words">{value}</dd></div>)}</dl>
<section class="rounded-md border p-5"><h2 class="mb-3 text-lg">Over</h2><p class="whitespace-pre-line">{p.description}</p></section>
<section class="rounded-md border p-5"><h2 class="mb-3 text-lg">Diensten</h2><ul class="divide-y">{p.diensten.map((d, i) => <li id={'diensten-' + i} class="py-4 first:pt-0 last:pb-0"><h3 class="font-sans font-semibold">{d.naam}</h3><p class="whitespace-pre-line">{d.omschrijving}</p></li>)}</ul></section>
<section class="rounded-md border p-5"><h2 class="mb-3 text-lg">Mensen</h2><ul class="divide-y">{p.team.map((t, i) => <li id={'team-' + i} class="py-4 first:pt-0 last:pb-0"><h3 class="font-sans font-semibold">{t.naam}</h3><p class="text-sm text-soft">{t.functie}</p></li>)}</ul></section>
<section class="rounded-md border p-5"><h2 class="mb-3 text-lg">Veelgestelde vragen</h2><ul class="divide-y">{p.faqs.map((f, i) => <li id={'faq-' + i} class="py-4 first:pt-0 last:pb-0"><h3 class="font-sans font-semibold">{f.vraag}</h3><p class="whitespace-pre-line">{f.antwoord}</p></li>)}</ul></section>
</main></body></html>
`
