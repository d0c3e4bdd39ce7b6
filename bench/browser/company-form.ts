/** The company form of a large profile: how fast it responds on a slow phone, how fast it is saved, and how much code it loads. */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { writeProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import { firstScreenBytes, MOST_FIRST_SCREEN_BYTES } from '../../scripts/first-screen.ts'
import { ensureChromium } from '../../tests/support/chromium.ts'
import { startVindbaar } from '../../tests/support/process.ts'
import { newStorage, type Storage } from '../../tests/support/storage.ts'
import { newCustomer, signIn, type Visitor } from '../../tests/support/visitor.ts'
import { type Figure, milliseconds, percentile, timed, times } from '../figures.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'klant@voorbeeld.nl', password: 'nog een wachtwoord' }
const ENTRIES = 50
const SLOWED = 4
const SAVES = 60
/** The browser does not record shorter interactions; they count as this long. */
const SHORTEST_MS = 16
const LONG = 'Wij doen dit al jaren voor klanten in de hele streek, met zorg en met plezier. '.repeat(4)

const many = <Entry>(entry: (at: number) => Entry) => Array.from({ length: ENTRIES }, (_, at) => entry(at))
export const PROFILE = {
  companyName: 'Bakkerij De Proefoven',
  url: 'https://bakkerij.voorbeeld.nl/',
  locations: ['Testwoude'],
  countries: ['NL'],
  desiredInfo: 'Desembrood uit Testwoude.',
  llmPlatforms: ['chatgpt' as const],
  diensten: many((at) => ({ naam: `Dienst ${at}`, omschrijving: LONG, prijsrange: 'vanaf € 45', categorie: 'Bakken' })),
  faqs: many((at) => ({ vraag: `Vraag ${at}?`, antwoord: LONG })),
  cases: many((at) => ({ klant: `Klant ${at}`, uitdaging: LONG, aanpak: LONG, resultaat: LONG, url: '' })),
}

export async function companyForm(): Promise<Figure[]> {
  const storage = await newStorage('postgres')
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const { url, stop } = await startVindbaar({ ...storage, env })
  try {
    const { visitor } = await newCustomer(url, await signIn(url, ADMIN), CUSTOMER, 'pro')
    const saves = await saved(visitor)
    const updates = await updated(storage)
    const interactions = await interacted(url)
    const bytes = firstScreenBytes()
    return [
      {
        what: `Van toets of tik tot beeld, processor ${SLOWED} × trager, p95 van ${interactions.form.length} (doel 50 ms)`,
        measured: milliseconds(percentile(interactions.form, 0.95)),
        comparedTo: `een leeg tekstvak: ${milliseconds(percentile(interactions.bare, 0.95))}`,
        ratio: times(percentile(interactions.form, 0.95), percentile(interactions.bare, 0.95)),
      },
      {
        what: 'Opslaan over HTTP op PostgreSQL, p95 (doel 100 ms)',
        measured: milliseconds(percentile(saves, 0.95)),
        comparedTo: `kale update: ${milliseconds(percentile(updates, 0.95))}`,
        ratio: times(percentile(saves, 0.95), percentile(updates, 0.95)),
      },
      {
        what: 'JavaScript tot het eerste scherm, ingepakt',
        measured: `${(bytes / 1000).toFixed(1)} kB`,
        comparedTo: `doel: ${MOST_FIRST_SCREEN_BYTES / 1000} kB`,
        ratio: times(bytes, MOST_FIRST_SCREEN_BYTES),
      },
    ]
  } finally {
    await stop()
    await storage.remove()
  }
}

async function saved(visitor: Visitor): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < SAVES; at++) {
    const form: Record<string, string[]> = {}
    const values = { ...PROFILE, desiredInfo: `Desembrood, versie ${at}.` }
    for (const [name, value] of writeProfileForm(values, 'save', ''))
      form[name] = [...(form[name] ?? []), String(value)]
    delete form.version
    took.push(
      await timed(async () => {
        const response = await visitor.post('/dashboard/bewaren', form)
        const answer = (await response.json()) as { isDone: boolean }
        if (!answer.isDone)
          throw new Error(`Saving answered ${response.status} ${JSON.stringify(answer).slice(0, 300)}`)
      }),
    )
  }
  return took.slice(SAVES / 4)
}

/** The same lists into a table of their own, without rules, rights or versions. */
async function updated({ databaseUrl }: Storage): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('create temporary table bare (lists jsonb)')
    await client.query('insert into bare values (null)')
    const lists = JSON.stringify([PROFILE.diensten, PROFILE.faqs, PROFILE.cases])
    const took: number[] = []
    for (let at = 0; at < SAVES; at++) took.push(await timed(() => client.query('update bare set lists = $1', [lists])))
    return took
  } finally {
    await client.end()
  }
}

async function interacted(url: string): Promise<{ form: number[]; bare: number[] }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 360, height: 740 } })
    await page.goto('/login')
    await page.getByLabel('E-mailadres').fill(CUSTOMER.email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(CUSTOMER.password)
    await page.getByRole('button', { name: /^Inloggen/ }).click()
    await page.waitForURL(/dashboard/)
    await page.goto('/dashboard/company-data')
    await page.waitForLoadState('networkidle')
    const cpu = await page.context().newCDPSession(page)
    const form = await slowly(page, cpu, () => useForm(page))
    await page.setContent('<label>Tekst <textarea></textarea></label>')
    const bare = await slowly(page, cpu, () =>
      page.locator('textarea').pressSequentially('Ambachtelijk brood. '.repeat(3), PACE),
    )
    return { form, bare }
  } finally {
    await browser.close()
  }
}

/** Between two keys or taps, in ms: somebody who types fast. */
const PACE = { delay: 120 }

/**
 * What a customer does with a long list: type, open, move, remove, bring back and add. Found by plain selectors: those by role or
 * label compute the names of all elements in the page itself, on the same slowed processor. For the same reason a tap is one at a
 * point of the screen: a click on an element has Playwright check in the page, during the tap, what stands at that point.
 */
export async function useForm(page: Page): Promise<void> {
  const tap = async (selector: string) => {
    const target = page.locator(selector).first()
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`${selector} is not on the page`)
    await page.waitForTimeout(PACE.delay)
    await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height, 40) / 2, PACE)
    await page.waitForTimeout(PACE.delay)
  }
  // Nothing is painted for a field outside the screen, so a keystroke there has no next frame.
  const type = async (selector: string, text: string) => {
    await tap(selector)
    await page.keyboard.type(text, PACE)
  }
  await type('[name=desiredInfo]', ' Ook op zaterdag.')
  await tap('#diensten > summary')
  await tap('[data-list=diensten] li summary')
  await type('[name="diensten.0.omschrijving"]', 'Vers uit de oven. ')
  for (let at = 2; at <= 6; at++) await tap(`[data-list=diensten] li:nth-child(${at}) [data-move=up]`)
  await tap('[data-list=diensten] li details[open] button')
  await tap('[data-list=diensten] [role=status] button')
  await tap('[data-list=diensten] [data-add]')
  await type(`[name="diensten.${ENTRIES}.naam"]`, 'Nieuwe dienst')
}

/** The durations of the interactions, as the browser itself measures them: from the event to the next frame. */
async function slowly(page: Page, cpu: CDPSession, work: () => Promise<void>): Promise<number[]> {
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate((shortest) => {
    const took = new Map<number, number>()
    Object.assign(window, { took })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          took.set(entry.interactionId, Math.max(took.get(entry.interactionId) ?? 0, entry.duration))
    })
    observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
  }, SHORTEST_MS)
  await work()
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // The last entry arrives after its frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  return page.evaluate((shortest) => {
    const { took } = window as unknown as { took: Map<number, number> }
    const { interactionCount = took.size } = performance as { interactionCount?: number }
    const quick = Math.max(0, interactionCount - took.size)
    return [...took.values(), ...Array.from({ length: quick }, () => shortest)]
  }, SHORTEST_MS)
}
