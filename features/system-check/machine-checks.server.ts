/** What an operator wants to know of the disk, the program, the assistants' keys and the crawlers' lists of addresses. */
import { statfs } from 'node:fs/promises'
import { BRAND } from '#features/brand.ts'
import { RANGE_SOURCES } from '#features/crawler-visits/crawlers.ts'
import { rangeSources } from '#features/crawler-visits/ranges.server.ts'
import type { Services } from '#features/services.ts'
import type { CheckResult } from './check.ts'
import { moment, sizeOf } from './wording.ts'

const MB = 1_000_000
/** Below the first there is no room to work, below the second there soon is not. */
const DISK_BUDGET = { broken: 200 * MB, attention: 1_000 * MB }

export async function checkDisk({ setup, db }: Services): Promise<CheckResult> {
  const { bavail, blocks, bsize } = await statfs(setup.dataDir)
  return diskResult(bavail * bsize, blocks * bsize, setup.dataDir, db.kind)
}

export function diskResult(free: number, size: number, dataDir: string, kind: 'pglite' | 'postgres'): CheckResult {
  const state = free < DISK_BUDGET.broken ? 'broken' : free < DISK_BUDGET.attention ? 'attention' : 'good'
  const facts = [
    { label: 'Gegevensmap', value: dataDir },
    { label: 'Vrij', value: `${sizeOf(free)} van ${sizeOf(size)}` },
    { label: 'Nodig', value: `minstens ${sizeOf(DISK_BUDGET.attention)}` },
    ...(kind === 'postgres'
      ? [{ label: 'Database', value: 'op de schijf van de databaseserver, die hier niet te zien is' }]
      : []),
  ]
  const summaries = {
    good: 'Er is genoeg ruimte op de schijf van de gegevensmap.',
    attention: 'De schijf van de gegevensmap raakt vol.',
    broken: 'De schijf van de gegevensmap is bijna vol.',
  }
  const todo = state === 'good' ? null : 'Maak ruimte vrij, of kies met DATA_DIR een map op een grotere schijf.'
  return { state, summary: summaries[state], todo, facts }
}

/** Of the process that answers: others on the same database may run another version. */
export async function checkVersion({ setup }: Services): Promise<CheckResult> {
  const installed = await setup.installedVersion()
  const facts = [
    { label: BRAND.name, value: setup.version },
    { label: 'Node.js', value: process.versions.node },
  ]
  if (installed === setup.version)
    return { state: 'good', summary: `${BRAND.name} ${setup.version} draait.`, todo: null, facts }
  return {
    state: 'attention',
    summary: `${BRAND.name} ${setup.version} draait nog, terwijl versie ${installed} klaarstaat.`,
    todo: 'Start Vindbaar opnieuw: dan draait de nieuwe versie.',
    facts,
  }
}

/** Which keys are set, and never what they are. */
export async function checkAssistantKeys({ setup }: Services): Promise<CheckResult> {
  const facts = setup.assistantKeys.map(({ assistant, setting, isSet }) => ({
    label: `${assistant} (${setting})`,
    value: isSet ? 'ingesteld' : 'niet ingesteld',
  }))
  const set = setup.assistantKeys.filter(({ isSet }) => isSet).length
  const summary =
    set === 0
      ? 'Geen sleutel is ingesteld, en er is ook geen nodig: Vindbaar stelt de assistenten dan geen vragen. Klanten zien ‘niet gemeten’ en kunnen antwoorden plakken.'
      : `${set} van ${setup.assistantKeys.length} sleutels ingesteld. Deze assistenten stelt Vindbaar de vragen van klanten.`
  return { state: 'good', summary, todo: null, facts }
}

/** The daily job fetches the lists; after this long without one, verdicts on visits may be wrong. */
const LIST_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000

export async function checkCrawlerLists(services: Services): Promise<CheckResult> {
  const lists = new Map((await rangeSources(services)).map((list) => [list.source, list]))
  const oldest = services.now().getTime() - LIST_DAYS * DAY_MS
  const facts = RANGE_SOURCES.map((source) => {
    const list = lists.get(source)
    const read = list?.fetchedAt
      ? [
          `${list.addresses} adressen`,
          `versie ${list.version ?? 'niet genoemd'}`,
          `opgehaald ${moment(list.fetchedAt)}`,
        ]
      : ['nog niet opgehaald']
    return { label: source, value: [...read, ...(list?.problem ? [list.problem] : [])].join(', ') }
  })
  const missing = RANGE_SOURCES.filter((source) => !lists.get(source)?.fetchedAt).length
  const old = RANGE_SOURCES.filter((source) => (lists.get(source)?.fetchedAt?.getTime() ?? oldest) < oldest).length
  const failed = RANGE_SOURCES.filter((source) => lists.get(source)?.problem).length
  if (missing > 0) {
    const summary = `${missing} van ${RANGE_SOURCES.length} lijsten zijn nog niet opgehaald: die bezoeken zijn niet te verifiëren.`
    const todo =
      'De dagelijkse taak haalt ze op, de eerste keer enkele minuten na de start. Daarvoor is internet nodig.'
    return { state: 'attention', summary, todo, facts }
  }
  if (old + failed > 0) {
    const summary = 'Niet elke lijst kon de laatste keer worden opgehaald; de vorige blijft in gebruik.'
    const todo =
      'Kijk bij de lijst waarom. Wordt hij drie dagen niet ververst, controleer dan of de server internet heeft.'
    return { state: 'attention', summary, todo, facts }
  }
  return { state: 'good', summary: 'Alle lijsten met adressen zijn opgehaald.', todo: null, facts }
}
