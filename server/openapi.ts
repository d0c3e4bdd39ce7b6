/** OpenAPI 3.1 from the tables of functions. */
import { z } from 'zod'
import { SESSION_COOKIE } from '#features/accounts/session.ts'
import { BRAND } from '#features/brand.ts'
import type { FunctionRow } from './functions.ts'

const FAILURES: Record<string, string> = {
  400: 'Iets is niet goed ingevuld; `fields` zegt per veld wat.',
  401: 'Niet ingelogd.',
  403: 'Hier heb je geen toegang toe.',
  404: 'Bestaat niet.',
  405: 'Met een andere methode aanroepen.',
  409: 'Dit bestaat al, of kan nu niet.',
  410: 'Was openbaar en is weggehaald.',
  413: 'Het verzoek is te groot.',
  429: 'Te vaak of over de limiet; `Retry-After` zegt na hoeveel seconden het weer kan.',
  500: 'Er ging iets mis.',
}

type Described = Pick<FunctionRow, 'method' | 'who' | 'says' | 'input' | 'output'>

export function openApiDocument(tables: Record<string, Record<string, Described>>, baseUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} functies`, version: '1' },
    servers: [{ url: baseUrl }],
    paths: Object.fromEntries(
      Object.entries(tables).flatMap(([prefix, rows]) =>
        Object.entries(rows).map(([name, row]) => [
          `${prefix}/${name}`,
          { [row.method.toLowerCase()]: operation(name, row) },
        ]),
      ),
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: baseUrl.startsWith('https:') ? `__Secure-${SESSION_COOKIE}` : SESSION_COOKIE,
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'Het token van /api/auth/sign-in.' },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['error', 'code', 'fields'],
          properties: {
            error: { type: 'string', description: 'Wat er mis is, in het Nederlands.' },
            code: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }
}

function operation(name: string, row: Described) {
  const input = schemaOf(row.input, 'input')
  return {
    operationId: name,
    summary: row.says,
    security: row.who === 'everyone' ? [{}] : [{ session: [] }, { bearer: [] }],
    ...(row.method === 'GET'
      ? { parameters: parametersOf(input) }
      : { requestBody: { required: true, content: json(input) } }),
    responses: {
      200: { description: 'Gelukt.', content: json(schemaOf(row.output, 'output')) },
      ...Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          status,
          { description, content: json({ $ref: '#/components/schemas/Failure' }) },
        ]),
      ),
    },
  }
}

const json = (schema: object) => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: ReturnType<typeof schemaOf>) {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}
