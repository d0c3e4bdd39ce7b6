/** Generates OpenAPI 3.1 from the table of functions. */
import { z } from 'zod'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { SESSION_COOKIE } from '#features/accounts/session.ts'
import { BRAND } from '#features/brand.ts'
import { type FailureCode, STATUS_OF } from '#features/failure.ts'
import type { FunctionRow, StreamRow } from './function-row.ts'

/** Errors of any request to any address here. */
const EVERY: readonly FailureCode[] = [
  'invalid-input',
  'wrong-origin',
  'method-not-allowed',
  'body-too-slow',
  'body-too-large',
  'too-many-fields',
  'something-went-wrong',
  'database-away',
  'stopping',
]
const OF_CALLER = {
  everyone: [],
  'signed-in': ['not-signed-in', 'password-change-required', 'token-scope'],
  admin: ['not-signed-in', 'password-change-required', 'second-factor-missing', 'token-scope', 'not-allowed'],
} as const satisfies Record<string, readonly FailureCode[]>

/** Additional errors of any stream. */
const OF_STREAM: readonly FailureCode[] = ['too-many-streams', 'too-busy']

type Described = Omit<FunctionRow, 'run'> | Omit<StreamRow, 'follow'>

export function openApiDocument(table: Record<string, Described>, baseUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} functies`, version: '1' },
    servers: [{ url: baseUrl }],
    paths: Object.fromEntries(
      Object.entries(table).map(([path, row]) => [
        path,
        Object.fromEntries(row.methods.map((method) => [method.toLowerCase(), operation(path, method, row)])),
      ]),
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: baseUrl.startsWith('https:') ? `__Secure-${SESSION_COOKIE}` : SESSION_COOKIE,
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'Het token van /api/auth/sign-in.' },
        token: { type: 'http', scheme: 'bearer', description: 'Een persoonlijke sleutel (Pro en Expert).' },
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

const SIGNED_IN = [{ session: [] }, { bearer: [] }]

function operation(path: string, method: 'GET' | 'POST', row: Described) {
  const input = schemaOf(row.input, 'input')
  const isFirst = row.methods[0] === method
  const name = path
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .at(-1)
  const id = row.kind === 'stream' ? `stream-${name}` : name
  return {
    operationId: isFirst ? id : `${id}-${method.toLowerCase()}`,
    summary: row.says,
    security: row.who === 'everyone' ? [{}] : row.scope ? [...SIGNED_IN, { token: [] }] : SIGNED_IN,
    ...(row.scope ? { 'x-token-scope': row.scope } : {}),
    ...(method === 'GET'
      ? { parameters: parametersOf(input, path) }
      : { requestBody: { required: (input.required ?? []).length > 0, content: json(input) } }),
    responses: {
      200: answerOf(row),
      ...failuresOf([
        ...EVERY,
        ...(method === 'POST' ? (['invalid-json'] as const) : []),
        ...OF_CALLER[row.who],
        ...(row.scope ? (['upgrade-required'] as const) : []),
        ...(row.kind === 'stream' ? OF_STREAM : []),
        ...row.fails,
      ]),
    },
  }
}

function answerOf(row: Described) {
  return row.kind === 'stream'
    ? { description: 'De stroom.', content: { 'text/event-stream': { schema: { type: 'string' } } } }
    : { description: 'Gelukt.', content: json(schemaOf(row.output, 'output')) }
}

/** By status, from the table of failures: its possible codes and their messages. */
function failuresOf(codes: readonly FailureCode[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => STATUS_OF[code])
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${FAILURE_TEXTS[code]}`).join('\n\n'),
        ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
        content: json({
          allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: ofStatus } } }],
        }),
      },
    ]),
  )
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Na hoeveel seconden het weer kan.', schema: { type: 'integer', minimum: 1 } },
}

const json = (schema: object) => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: ReturnType<typeof schemaOf>, path: string) {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}
