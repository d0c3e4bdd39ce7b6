import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FUNCTION_TABLE } from './functions.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(FUNCTION_TABLE, 'https://voorbeeld.nl')
const isStream = (path: string) => FUNCTION_TABLE[path]?.kind === 'stream'
// As a program reads it: JSON, without JavaScript-only values.
// biome-ignore lint/suspicious/noExplicitAny: the document is walked by name
const read: any = JSON.parse(JSON.stringify(document))
// biome-ignore lint/suspicious/noExplicitAny: idem
const operations: { path: string; method: string; operation: any }[] = Object.entries<object>(read.paths).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('/openapi.json', () => {
  it('is an OpenAPI 3.1 document with an operation for every function and stream', () => {
    expect(read).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: 'https://voorbeeld.nl' }],
    })
    expect(operations.map(({ path, method }) => `${method} ${path}`)).toEqual(
      Object.entries(FUNCTION_TABLE).flatMap(([path, { methods }]) =>
        methods.map((method) => `${method.toLowerCase()} ${path}`),
      ),
    )
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('names who may call each, what goes in and what comes out', () => {
    for (const { path, method, operation } of operations) {
      const schemes = operation.security.flatMap((way: object) => Object.keys(way))
      for (const scheme of schemes) expect(read.components.securitySchemes, path).toHaveProperty(scheme)
      if (method === 'get') {
        expect(operation, path).not.toHaveProperty('requestBody')
        for (const parameter of operation.parameters) {
          expect(parameter, path).toMatchObject({
            name: expect.any(String),
            in: path.includes(`{${parameter.name}}`) ? 'path' : 'query',
            schema: expect.any(Object),
          })
        }
      } else expect(operation.requestBody.content['application/json'].schema.type, path).toBe('object')
      const { content } = operation.responses['200']
      expect((content['application/json'] ?? content['text/event-stream']).schema.type, path).toBe(
        isStream(path) ? 'string' : 'object',
      )
      for (const [status, response] of Object.entries<{ description: string }>(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/)
        expect(response.description.length).toBeGreaterThan(0)
      }
    }
    expect(read.paths['/functions/v1/admin-get-users'].get.security).toEqual([{ session: [] }, { bearer: [] }])
    expect(read.paths['/functions/v1/get-public-profile'].get.security).toEqual([{}])
  })

  it('has no dangling references', () => {
    const references = [...JSON.stringify(read).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
    expect(references.length).toBeGreaterThan(0)
    for (const target of references) {
      const found = target
        .split('/')
        .slice(1)
        .reduce((part, name) => part?.[name], read)
      expect(found, target).toBeTypeOf('object')
    }
  })

  it('contains schemas that accept and refuse exactly what the functions do', () => {
    const post = read.paths['/functions/v1/admin-create-user'].post
    const input = z.fromJSONSchema(post.requestBody.content['application/json'].schema)
    expect(input.safeParse({ email: 'jan@voorbeeld.nl', password: 'geheim1' }).success).toBe(true)
    expect(input.safeParse({ email: 'jan@voorbeeld.nl', password: 'kort' }).success).toBe(false)
    expect(input.safeParse({ email: 'jan@voorbeeld.nl', password: 'geheim1', plan_type: 'goud' }).success).toBe(false)
    for (const { path, operation } of operations.filter(({ path }) => !isStream(path))) {
      const { schema } = operation.responses['200'].content['application/json']
      expect(z.fromJSONSchema(schema).safeParse('tekst').success, path).toBe(false)
    }
  })
})
