/** A row of the table of functions: a call with one answer, or an event stream. */
import type { z } from 'zod'
import type { Session } from '#features/accounts/session.ts'
import type { FailureCode } from '#features/failure.ts'
import type { TokenScope } from '#features/security/tokens.schema.ts'
import type { Services } from '#features/services.ts'
import type { Subject } from '#server/streams/event-streams.ts'

type Who = 'everyone' | 'signed-in' | 'admin'

interface FunctionCall<Caller extends Who = Who> {
  services: Services
  session: Caller extends 'everyone' ? Session | null : Session
  clientAddress: string
  /** Of the request. */
  headers: Headers
}

interface Row<Caller extends Who, Method extends 'GET' | 'POST', Input extends z.ZodObject> {
  methods: readonly Method[]
  who: Caller
  /** What a personal token needs to call it ('analyse' includes 'read'); null: no token will do. */
  scope: TokenScope | null
  /** One sentence for /openapi.json. */
  says: string
  /** From the query, the JSON body, and the parameters in the row's path. */
  input: Input
  /** The errors of its own, besides those of any request of its kind (server/openapi.ts). */
  fails: readonly FailureCode[]
}

export interface FunctionRow<
  Caller extends Who = Who,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> extends Row<Caller, Method, Input> {
  kind: 'call'
  /** The output: properties that are not named here are dropped. */
  output: Output
  run(call: FunctionCall<Caller>, input: z.output<Input>): Promise<z.input<Output>>
}

export type StreamCall = Pick<FunctionCall<'signed-in'>, 'services' | 'session'>

export interface StreamRow<Input extends z.ZodObject = z.ZodObject> extends Row<'signed-in' | 'admin', 'GET', Input> {
  kind: 'stream'
  /** What the stream follows. */
  follow(call: StreamCall, input: z.output<Input>): Promise<Subject>
}

export function row<
  Caller extends Who,
  Method extends 'GET' | 'POST',
  Input extends z.ZodObject,
  Output extends z.ZodObject,
>(definition: Omit<FunctionRow<Caller, Method, Input, Output>, 'kind'>): FunctionRow<Caller, Method, Input, Output> {
  return { kind: 'call', ...definition }
}

export function stream<Input extends z.ZodObject>(
  definition: Omit<StreamRow<Input>, 'kind' | 'methods' | 'who' | 'scope'> & { who?: 'admin' },
): StreamRow<Input> {
  // A stream ends with the session that opened it, and a token is no session.
  return { kind: 'stream', methods: ['GET'], who: 'signed-in', scope: null, ...definition }
}
