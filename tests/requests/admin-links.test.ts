import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'

eachDatabase('the customers on the screen of admins', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  test('link only to http and https addresses', async () => {
    const cookie = `vindbaar.session_token=${encodeURIComponent(program.adminToken)}`
    const { id } = await program.newCustomer()
    const pageWith = async (url: string) => {
      await asOwner(db(), sql`update profiles set url = ${url} where id = ${id}`)
      return (await program.ask('/admin', { headers: { cookie } })).body as string
    }
    expect(await pageWith('https://bakkerij.voorbeeld.nl/')).toContain('href="https://bakkerij.voorbeeld.nl/"')
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'JaVaScRiPt:alert(1)',
      'ftp://voorbeeld.nl/',
      'geen adres',
    ]) {
      const page = await pageWith(url)
      expect(page).not.toContain(`href="${url}`)
      expect(page).toContain(url)
    }
  })
})
