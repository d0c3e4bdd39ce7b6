/** A field that is truly missing is reported as missing, unless a page was not read completely. */
import { describe, expect, it } from 'vitest'
import type { SiteEvidence } from '#engine/evidence.ts'
import { judgeEvidence } from '#engine/judge/judge.ts'
import type { KnownField } from '#engine/report/report.ts'
import { judged, type MadeSite, outcomeOf } from '#tests/golden/bare-site.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'

describe('pages that were not read whole', () => {
  const other = (change: (evidence: SiteEvidence) => void): MadeSite => ({
    pages: { '/contact': '<title>Contact</title><p>Kom langs.</p>' },
    change,
  })

  it.each<[string, MadeSite]>([
    ['a bot wall', other(({ pages }) => Object.assign(pages[0]!, { status: 403, body: new Uint8Array() }))],
    ['a server error', other(({ pages }) => Object.assign(pages[0]!, { status: 500, body: new Uint8Array() }))],
    [
      'no answer',
      other(({ pages }) => Object.assign(pages[0]!, { status: null, failure: 'timed-out', body: new Uint8Array() })),
    ],
    ['a page cut off', other(({ pages }) => Object.assign(pages[0]!, { failure: 'too-large' }))],
  ])('%s: nothing is proven missing, and nothing is lost', (_what, made) => {
    const check = outcomeOf(judged(made), 'KvK-nummer')
    expect(check).toMatchObject({ outcome: 'niet-gemeten', measured: false })
    expect(check.says).toContain('/contact')
  })

  it('a single-page application that returns its home page for every path is reported as needing JavaScript', () => {
    const report = judged({
      pages: { '/contact': '' },
      change: ({ pages, home }) => Object.assign(pages[0]!, { body: home.body }),
    })
    expect(outcomeOf(report, 'KvK-nummer')).toMatchObject({ outcome: 'needs-javascript', points: 0 })
  })

  it('an app shell is reported as needing JavaScript', () => {
    const report = judgeEvidence(
      makeEvidence({ home: '<title>App</title><div id="root"></div><script src="/a.js"></script>' }),
    )
    for (const field of ['telefoon', 'e-mail', 'KvK-nummer'] as const)
      expect(outcomeOf(report, field).says).toContain('zonder JavaScript')
    expect(JSON.stringify(report.checks)).not.toContain('niet gevonden op')
  })

  it('a page that does not exist does not count as unread', () => {
    const made = other(({ pages }) => Object.assign(pages[0]!, { status: 404, body: new Uint8Array() }))
    expect(outcomeOf(judged(made), 'KvK-nummer').outcome).toBe('unknown')
  })
})

/** Sites that lack the field, with text that resembles it. */
const NEAR: [field: KnownField, body: string][] = [
  ['KvK-nummer', ''],
  ['KvK-nummer', '<p>Wij staan ingeschreven bij de Kamer van Koophandel.</p>'],
  ['KvK-nummer', '<p>KvK-nummer: 12345678</p>'],
  ['KvK-nummer', '<p>KvK op aanvraag. Bel 06 28 34 91 75.</p>'],
  ['KvK-nummer', '<p>Vestigingsnummer 000060582847</p>'],
  ['KvK-nummer', '<p>Bestelnummer 54812736</p>'],
  ['btw-id', ''],
  ['btw-id', '<p>€ 302,50 incl. btw</p>'],
  ['btw-id', '<p>Vrijgesteld van btw.</p>'],
  ['btw-id', '<p>Btw: NL123456789B01</p>'],
  ['btw-id', '<p>IBAN NL07 INGB 0005 9386 22</p>'],
  ['e-mail', ''],
  ['e-mail', '<form><input type="email" placeholder="uw@emailadres.nl"></form>'],
  ['e-mail', '<p>Volg ons @houtwerkels</p>'],
  ['e-mail', '<footer>Website door studio@pixelpaleis.example</footer>'],
  ['e-mail', '<script>Sentry.init({dsn:"https://0123456789abcdef0123456789abcdef@o1.ingest.sentry.io/1"})</script>'],
  ['telefoon', ''],
  ['telefoon', '<form><label>Telefoon <input type="tel" placeholder="06 12345678"></label></form>'],
  ['telefoon', '<p>Fax 038 555 01 79</p>'],
  ['telefoon', '<p>IBAN NL07 INGB 0005 9386 22</p>'],
  ['telefoon', '<p>Geopend van 09.00 tot 17.30 uur, 2019 - 2026</p>'],
  ['telefoon', '<p>Bel 06-12345678</p>'],
  ['telefoon', '<img src="/f.jpg" width="0385550178" data-id="0385550178">'],
  ['adres of plaats', ''],
  ['adres of plaats', '<footer>© 2026 EL Houtwerk</footer>'],
  ['adres of plaats', '<p>In 2021, 2022 en 2023 wonnen we prijzen.</p>'],
  ['adres of plaats', '<p>Vanaf 1250 EU per stuk.</p>'],
  ['oprichtingsjaar', ''],
  ['oprichtingsjaar', '<footer>© 2012-2026 Houtwerk Els</footer>'],
  ['oprichtingsjaar', '<p>In 2019 maakten we een tafel voor het museum.</p>'],
  ['oprichtingsjaar', '<p>Sinds 2012 werken we met een nieuwe zaag.</p>'],
  ['sociale profielen', ''],
  ['sociale profielen', '<a href="https://www.facebook.com/sharer/sharer.php?u=x">Deel</a>'],
  ['sociale profielen', '<img src="https://www.facebook.com/tr?id=1&amp;ev=PageView">'],
  ['sociale profielen', '<a href="https://twitter.com/intent/tweet?text=x">Tweet</a>'],
  ['sociale profielen', '<script src="https://platform.linkedin.com/in.js"></script>'],
  ['diensten', ''],
  ['diensten', '<p>Met onze diensten helpen we graag.</p>'],
  ['reviews of cases', ''],
  ['reviews of cases', '<p>We leren van ervaringen uit het vak.</p>'],
  ['veelgestelde vragen', ''],
  ['veelgestelde vragen', '<p>Heb je vragen? Bel ons gerust.</p>'],
  ['land', ''],
]

describe('what is truly missing', () => {
  it('is reported as missing, with the number of pages read, on at least 95 of 100 sites', () => {
    const wrong = NEAR.filter(([field, body]) => {
      const { outcome, says } = outcomeOf(judged({ body }), field)
      return outcome !== 'unknown' || !says.includes('niet gevonden op de ene pagina die is gelezen')
    })
    expect(NEAR.length).toBeGreaterThanOrEqual(40)
    expect(wrong.length / NEAR.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.05)
  })

  it('is reported with the pages that were read', () => {
    const report = judged({ pages: { '/contact': '<title>Contact</title><p>Kom langs.</p>' } })
    expect(outcomeOf(report, 'btw-id').says).toContain('op de 2 gelezen pagina’s')
    expect(report.pages_read).toHaveLength(2)
    expect(report.summary).toContain(report.pages_read![1])
  })
})
