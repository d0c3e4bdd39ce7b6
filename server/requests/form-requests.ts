/** What a screen's action can read: a POST with a form. Anything else is refused before it, with what is wrong. */

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Null when a screen may have the request; else the answer to give. */
export async function refusalOfForm(request: Request): Promise<{ status: 400 | 405 | 415; text: string } | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (request.method !== 'POST') return { status: 405, text: 'Dit adres kent alleen GET en POST.' }
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!FORM_TYPES.includes(type)) return { status: 415, text: 'Verstuur dit als formulier.' }
  try {
    await request.clone().formData()
    return null
  } catch {
    return {
      status: 400,
      text: 'Dit formulier is niet goed aangekomen. Laad de pagina opnieuw en probeer het nog eens.',
    }
  }
}
