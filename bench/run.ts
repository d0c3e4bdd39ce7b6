/**
 * `npm run bench`: figures of this machine, each next to a measure of the machine itself. It does not pass or fail.
 * With `--sites FOLDER` only how well the websites recorded there are read: <id>/facts.json, <id>/www. With `--buys` only what
 * each thing that makes the public pages fast buys. With `--form` only the company form with many entries. With `--answers`
 * only how answers of assistants are judged.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { DATABASE_KINDS } from '../tests/support/storage.ts'
import { accuracy } from './accuracy/accuracy.ts'
import { goldenSites, sitesIn } from './accuracy/known-sites.ts'
import { auditCompute } from './audit.ts'
import { companyForm } from './browser/company-form.ts'
import { comparing } from './comparing.ts'
import { printTable } from './figures.ts'
import { heapUnderLoad } from './hours-of-load.ts'
import { judgingAccuracy, judgingSpeed } from './naming/judge-answers.ts'
import { waitBesideStreams } from './open-streams.ts'
import { pagesFromMemory } from './public-pages.ts'
import { publishing } from './publishing.ts'
import { besidePeers } from './rendering-peers.ts'
import { pdfOfReport } from './reports/report-pdf.ts'
import { startUpAndMemory } from './start-up.ts'
import { stoppingUnderLoad } from './stopping.ts'
import { pagesOfManyProfiles } from './very-many-profiles.ts'
import { whatSpeedBuys } from './what-speed-buys.ts'

const names = { pglite: 'PGlite', postgres: 'PostgreSQL' }
const machine = `${cpus()[0]?.model.trim() ?? 'onbekend'}, ${cpus().length} kernen, Node ${process.versions.node}`
console.log(`Cijfers op deze machine (${machine})`)

const options = {
  sites: { type: 'string' },
  buys: { type: 'boolean' },
  form: { type: 'boolean' },
  answers: { type: 'boolean' },
} as const
const { sites, buys, form, answers } = parseArgs({ options }).values
if (sites) printTable(`Gegevens gevonden in ${sites}`, await accuracy(sitesIn(sites)))
else if (buys) await bought()
else if (form) await formWithManyEntries()
else if (answers) await judging()
else await everything()

async function bought() {
  printTable('Wat elke versnelling van de openbare pagina’s koopt', await whatSpeedBuys())
}

async function judging() {
  printTable('Antwoorden van assistenten beoordelen', await judgingSpeed())
  printTable('Beoordeeld als een zorgvuldige lezer, per soort antwoord', judgingAccuracy())
}

/** Its goals are for PostgreSQL. */
async function formWithManyEntries() {
  if (!DATABASE_KINDS.includes('postgres')) return
  printTable('Bedrijfsgegevens met 50 diensten, 50 vragen en 50 cases', await companyForm())
}

async function everything() {
  for (const kind of DATABASE_KINDS) {
    printTable(`Starten en geheugen op ${names[kind]}`, await startUpAndMemory(kind))
  }
  for (const kind of DATABASE_KINDS) {
    printTable(`Stoppen onder belasting op ${names[kind]}`, await stoppingUnderLoad(kind))
  }
  await formWithManyEntries()
  const throughput = []
  for (const kind of DATABASE_KINDS) throughput.push(await publishing(kind))
  printTable('Publiceren', throughput)
  const endurance = []
  for (const kind of DATABASE_KINDS) endurance.push(await waitBesideStreams(kind))
  if (DATABASE_KINDS.includes('postgres')) endurance.push(await heapUnderLoad())
  printTable('Volhouden', endurance)
  if (DATABASE_KINDS.includes('postgres')) {
    printTable('Openbare pagina’s uit het geheugen', await pagesFromMemory())
    await bought()
    printTable('Openbare pagina’s uit de database', [...(await pagesOfManyProfiles()), ...(await besidePeers())])
  }
  printTable('Analyseren', [...(await auditCompute()), ...(await comparing())])
  printTable('Rapporten', await pdfOfReport())
  await judging()
  printTable('Gegevens gevonden op de eigen voorbeeldsites', await accuracy(goldenSites()))
}
