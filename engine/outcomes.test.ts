import { describe, expect, it } from 'vitest'
import { plainReport } from '#engine/report/plain-report.ts'
import {
  audit,
  closeAfterwards,
  html,
  noRobots,
  PAGE,
  redirect,
  serve,
  status,
  text,
} from '#tests/support/audited-website.ts'
import { serveRaw } from '#tests/support/raw-server.ts'
import { serveTls } from '#tests/support/tls-server.ts'
import type { AuditOptions } from './audit-site.ts'
import { compareReports } from './compare.ts'
import type { HomeOutcomeId } from './outcomes.ts'

/** The expected outcome of each website, whether it is live, and what its report must say. */
interface Case {
  id: HomeOutcomeId
  live: boolean | null
  says: RegExp
  never?: RegExp
  host: () => Promise<string>
  options?: Partial<AuditOptions>
}

const fails = /sluit alle zoekcrawlers uit/
const CASES: Record<string, Case> = {
  'parked domain': {
    id: 'parked',
    live: true,
    says: /geparkeerde/,
    host: () => serve(html('<h1>Dit domein is geregistreerd</h1>'), noRobots),
  },
  'domain without an address': {
    id: 'dns-failed',
    live: false,
    says: /domeinnaam bestaat-niet\.example bestaat niet/,
    host: async () => 'http://bestaat-niet.example/',
    options: {
      allowPrivateHosts: [],
      fetchOptions: {
        resolve: async () => {
          throw new Error('ENOTFOUND')
        },
      },
    },
  },
  'server that refuses connections': {
    id: 'connection-failed',
    live: false,
    says: /geen verbinding/,
    host: async () => {
      const raw = await serveRaw(() => {})
      await raw.close()
      return `127.0.0.1:${raw.port}`
    },
  },
  'server that hangs up': {
    id: 'connection-failed',
    live: false,
    says: /verbrak/,
    host: async () => {
      const raw = await serveRaw((socket) => socket.destroy())
      closeAfterwards(raw.close)
      return `127.0.0.1:${raw.port}`
    },
  },
  'certificate that nobody trusts': {
    id: 'tls-failed',
    live: false,
    says: /beveiligde verbinding.*mislukte/,
    host: async () => {
      const server = await serveTls('x')
      closeAfterwards(server.close)
      return `https://127.0.0.1:${server.port}/`
    },
  },
  'server that never answers': {
    id: 'timed-out',
    live: false,
    says: /te lang geen antwoord/,
    host: async () => {
      const raw = await serveRaw(() => {})
      closeAfterwards(raw.close)
      return `127.0.0.1:${raw.port}`
    },
    options: { fetchOptions: { limits: { firstByteMs: 100, requestMs: 150, siteMs: 1000 } } },
  },
  '503 on everything': {
    id: 'server-error',
    live: false,
    says: /status 503/,
    never: fails,
    host: () => serve(status(503)),
  },
  '500 on the home page alone': {
    id: 'server-error',
    live: false,
    says: /De homepage gaf status 500/,
    never: fails,
    host: () => serve(status(500), noRobots),
  },
  '502 on robots.txt alone': {
    id: 'server-error',
    live: false,
    says: /robots\.txt gaf status 502[\s\S]*RFC 9309/,
    never: fails,
    host: () => serve(html(PAGE), status(502)),
  },
  'password before the website': {
    id: 'password',
    live: null,
    says: /wachtwoord/,
    host: () => serve(status(401), noRobots),
  },
  '403 for us': { id: 'refused', live: null, says: /status 403/, host: () => serve(status(403)) },
  '429 for us': { id: 'too-many-requests', live: null, says: /te veel verzoeken/, host: () => serve(status(429)) },
  '451 for us': { id: 'refused', live: null, says: /status 451/, host: () => serve(status(451)) },
  'bot wall that says 403': {
    id: 'bot-wall',
    live: null,
    says: /botmuur/,
    host: () => serve(html('<title>Just a moment...</title>', 403), noRobots),
  },
  'bot wall that says 503': {
    id: 'bot-wall',
    live: null,
    says: /botmuur/,
    host: () => serve(html('<title>Just a moment...</title><script>window._cf_chl_opt={}</script>', 503), noRobots),
  },
  'bot wall that says 200': {
    id: 'bot-wall',
    live: null,
    says: /controlepagina/,
    host: () => serve(html('<title>Controle</title><p>Bevestig dat je een mens bent.</p>'), noRobots),
  },
  'robots.txt against us alone': {
    id: 'only-us-shut-out',
    live: null,
    says: /User-agent: VindbaarBot/,
    never: fails,
    host: () => serve(html(PAGE), text('User-agent: VindbaarBot\nDisallow: /')),
  },
  'robots.txt that lets one search crawler in': {
    id: 'only-us-shut-out',
    live: null,
    says: /VindbaarBot/,
    never: fails,
    host: () => serve(html(PAGE), text('User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /')),
  },
  '404 on the home page': { id: 'not-found', live: false, says: /status 404/, host: () => serve(status(404)) },
  '410 on the home page': { id: 'not-found', live: false, says: /status 410/, host: () => serve(status(410)) },
  'redirect to itself': {
    id: 'endless-redirects',
    live: false,
    says: /leidt steeds weer om/,
    host: () => serve(redirect('/'), noRobots),
  },
  'redirects without end': {
    id: 'endless-redirects',
    live: false,
    says: /leidt steeds weer om/,
    host: () =>
      serve((request, response) => {
        response.writeHead(301, { location: `/${Number(request.url!.slice(1)) + 1}` }).end()
      }, noRobots),
  },
  'redirect to a private address': {
    id: 'private-redirect',
    live: false,
    says: /leidt om naar http:\/\/10\.1\.2\.3\/intern.*besloten netwerk/,
    host: () => serve(redirect('http://10.1.2.3/intern'), noRobots),
  },
  'refresh to a private address': {
    id: 'private-redirect',
    live: false,
    says: /leidt om naar http:\/\/192\.168\.0\.9\/.*besloten netwerk/,
    host: () => serve(html('<meta http-equiv="refresh" content="0; url=http://192.168.0.9/">'), noRobots),
  },
  'robots.txt that redirects to a private address': {
    id: 'private-redirect',
    live: false,
    says: /robots\.txt leidt om naar http:\/\/169\.254\.169\.254\//,
    host: () => serve(html(PAGE), redirect('http://169.254.169.254/')),
  },
  'redirect to a port that is none of a website': {
    id: 'bad-redirect',
    live: false,
    says: /een adres dat geen website is/,
    host: () => serve(redirect('http://www.example.com:25/'), noRobots),
  },
  'PDF instead of a page': {
    id: 'not-html',
    live: false,
    says: /application\/pdf/,
    host: () =>
      serve(
        (_request, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
        noRobots,
      ),
  },
  'empty answer': { id: 'empty', live: false, says: /leeg antwoord/, host: () => serve(html(''), noRobots) },
  'page of more than four megabytes': {
    id: 'too-large',
    live: true,
    says: /groter dan 4 MB/,
    host: () => serve(html(PAGE + '<p>kaas</p>'.repeat(500_000)), noRobots),
  },
}

describe('a home page that was not read', () => {
  it.each(Object.keys(CASES))('%s: no score, the cause, what to do and who can', async (name) => {
    const { id, live, says, never, host, options } = CASES[name]!
    const report = await audit(await host(), options)
    expect(report).toMatchObject({ outcome: id, website_live: live, score: null, gates: [], known_fields_count: 0 })
    const { cause, advice, who } = report.not_read!
    expect(report.summary).toMatch(says)
    expect(report.summary).toContain(who)
    expect(who).toMatch(/^(?:jij|je websitebouwer|je hoster)$/)
    expect(cause.length * advice.length).toBeGreaterThan(0)
    expect(JSON.stringify(report)).not.toMatch(/\{\w+\}|undefined/)
    if (never) expect(JSON.stringify(report)).not.toMatch(never)
    const printed = plainReport(report)
    expect(printed).toContain('niet gemeten')
    expect(printed).not.toMatch(/\d+\/100/)
  })

  it('says what it is in English too', async () => {
    const report = await audit(await serve(status(503)), { language: 'en' })
    expect(report.summary).toContain('status 503')
    expect(report.summary).not.toMatch(/ niet | wordt |server is in storing/)
  })

  it('never attributes to the own address what is true of a redirect target', async () => {
    const host = await serve(redirect('http://10.1.2.3/'), noRobots)
    const { not_read } = await audit(host)
    expect(not_read!.cause).not.toContain(host)
  })

  it('takes no part in a comparison', async () => {
    const down = await audit(await serve(status(503)))
    const weak = await audit(await serve(html('<title>Kwast</title><p>Wij schilderen huizen.</p>'), noRobots))
    for (const [own, other] of [
      [down, weak],
      [weak, down],
    ] as const) {
      const { winner, conclusion, fields, checks } = compareReports(own, [other])
      expect(winner).toBe(weak.url)
      const at = own === down ? 0 : 1
      expect(Object.values(fields).map((values) => values[at])).toEqual(Object.values(fields).map(() => null))
      expect(checks.map(({ points }) => points[at])).toEqual(checks.map(() => null))
      expect(conclusion).not.toContain('Gegevens die anderen wel noemen')
      expect(conclusion).not.toContain('Onderdelen waarop je achterloopt')
    }
    expect(compareReports(down, [down]).winner).toBeNull()
    expect(compareReports(down, [weak]).conclusion).toContain(down.not_read!.cause)
  })
})
