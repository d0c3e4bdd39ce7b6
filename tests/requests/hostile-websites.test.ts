/** On PGlite alone, which works on the main thread itself: what delays nobody there delays nobody on PostgreSQL. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'
import { primaryOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'

/** The first exceeds the worker's limits; the others only try. */
const HOSTILE = {
  'tags that close crosswise': '<b><i><a>'.repeat(150_000),
  'a megabyte of nested tags': '<div>'.repeat(200_000),
  'a hundred thousand links': '<a href="/x?a=1">y</a>'.repeat(100_000),
  'a bomb for expressions': `<p>${'06-12 34 56 7 '.repeat(100_000)}</p>`,
}

afterAll(closeAuditWorkers)

eachDatabase(
  'while a hostile website is analysed',
  (db) => {
    let program: Program
    let website: Website
    let html = ''
    beforeAll(async () => {
      program = await startProgram(db())
      website = await serveWebsite((request, response) => {
        const found = request.url === '/'
        response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? html : '')
      })
      program.services.auditAllowPrivateHosts = [new URL(website.url).host]
    })
    afterAll(async () => {
      await website.close()
      await program.close()
    })

    test.each(Object.keys(HOSTILE) as (keyof typeof HOSTILE)[])('everyone else is answered: %s', async (name) => {
      html = HOSTILE[name]
      const token = await program.tokenFor(await program.newCustomer({ plan_type: 'pro' }))
      const session = await program.sessionOf(token)
      const profile = { companyName: 'Molen', url: website.url, locations: [], countries: [], desiredInfo: '' }
      const { slug } = await publishProfile(program.services, session, await primaryOf(program.services, session), {
        ...profile,
        llmPlatforms: [],
      })

      let finished = false
      const analysis = program.call('analyze-company', profile, token).finally(() => {
        finished = true
      })
      const meanwhile: number[] = []
      while (!finished) {
        meanwhile.push((await program.get(`get-public-profile?slug=${slug}`)).status)
        // Requests inside this process alone would never yield to the network.
        await nextTurn()
      }
      const { status, body } = await analysis
      expect(status).toBe(200)
      expect(body.report.websiteLive).toBe(true)
      if (name === 'tags that close crosswise') expect(body.summary).toContain('te zwaar om te lezen')
      expect(meanwhile.length).toBeGreaterThan(1)
      expect(new Set(meanwhile)).toEqual(new Set([200]))
    })
  },
  ['pglite'],
)
