/** A browser without scripts: keeps cookies, submits forms, follows no redirects by itself. */
export interface Visitor {
  get(path: string, init?: RequestInit): Promise<Response>
  /** A form, as a page without JavaScript sends it. */
  post(path: string, form: Record<string, string | readonly string[]>, init?: RequestInit): Promise<Response>
  /** One of the functions (docs/spec.md, 'Functions'). */
  call(name: string, input: unknown): Promise<Response>
  /** The same person, with the same cookies, at another origin of the product. */
  at(url: string): Visitor
}

export function visit(url: string, cookies = new Map<string, string>()): Visitor {
  async function request(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('origin', new URL(url).origin)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, url), { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    get: (path, init) => request(path, init),
    post(path, form, init) {
      const body = new URLSearchParams()
      for (const [name, value] of Object.entries(form)) {
        for (const one of typeof value === 'string' ? [value] : value) body.append(name, one)
      }
      return request(path, { ...init, method: 'POST', body })
    },
    call: (name, input) =>
      request(`/functions/v1/${name}`, {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json' },
      }),
    at: (other) => visit(other, cookies),
  }
}

export interface Credentials {
  email: string
  password: string
}

export async function signIn(url: string, { email, password }: Credentials): Promise<Visitor> {
  const visitor = visit(url)
  const response = await visitor.post('/login', { email, password })
  if (response.headers.get('location') !== '/dashboard') {
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`)
  }
  return visitor
}

/** A new customer, created by the admin, signed in. */
export async function newCustomer(url: string, admin: Visitor, customer: Credentials, plan = 'free') {
  const input = { ...customer, role: 'user', plan_type: plan, email_opt_in: false }
  const made = await admin.call('admin-create-user', input)
  if (!made.ok) throw new Error(`${customer.email} could not be made: ${made.status} ${await made.text()}`)
  const { id } = (await made.json()) as { id: string }
  return { id, visitor: await signIn(url, customer) }
}
