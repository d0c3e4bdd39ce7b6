/** Headers of every answer. Screens that hydrate run only scripts with the request's nonce. */

/** `nonce`: of the request; 'self' for pages with only a script file of ours; null for pages without scripts. */
export function contentSecurityPolicy(nonce: string | null, dev: boolean): string {
  // Vite's development client adds inline scripts, which a nonce would block.
  const scripts = dev ? "'self' 'unsafe-inline'" : scriptsOf(nonce)
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Radix positions with style attributes; style sheets come only from our own files.
    "style-src 'self' 'unsafe-inline'",
    // We serve customers' pictures too; 'data:' is the marker's stroke in our own styles.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function scriptsOf(nonce: string | null): string {
  if (nonce === null) return "'none'"
  return nonce === 'self' ? "'self'" : `'self' 'nonce-${nonce}'`
}

export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** Over https all cookies are secure. */
export function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  if (cookies.every((cookie) => SECURE.test(cookie))) return
  headers.delete('Set-Cookie')
  for (const cookie of cookies) headers.append('Set-Cookie', SECURE.test(cookie) ? cookie : `${cookie}; Secure`)
}

const SECURE = /;\s*secure\s*(?:;|$)/i
