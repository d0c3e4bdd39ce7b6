import { expect, test } from 'vitest'
import { requireForm } from './form-requests.ts'

const request = (method: string, type?: string, body?: string) =>
  new Request('http://localhost/login', {
    method,
    ...(type ? { headers: { 'content-type': type } } : {}),
    ...(body ? { body } : {}),
  })

test('a form of either encoding passes, and its body can still be read', async () => {
  const form = request('POST', 'application/x-www-form-urlencoded; charset=utf-8', 'email=a%40b.nl')
  await requireForm(form)
  expect((await form.formData()).get('email')).toBe('a@b.nl')
  await requireForm(request('POST', 'multipart/form-data; boundary=x', '--x--\r\n'))
  await requireForm(request('GET'))
})

test('any text can be read as a form without parts', async () => {
  for (const body of ['', '%', '%ff&&=&a', 'a=1&a', '\0', '{"a": 1}']) {
    const form = request('POST', 'application/x-www-form-urlencoded', body)
    await requireForm(form)
    expect(await form.formData()).toBeInstanceOf(FormData)
  }
})

test('anything but a form is refused with the reason, never with a failure of ours', async () => {
  const refusal = (one: Request) => requireForm(one).catch((failure: unknown) => failure)
  expect(await refusal(request('DELETE'))).toMatchObject({ status: 405, allow: ['GET', 'HEAD', 'POST'] })
  expect(await refusal(request('POST'))).toMatchObject({ status: 415 })
  expect(await refusal(request('POST', 'application/json', '{}'))).toMatchObject({ status: 415 })
  expect(await refusal(request('POST', 'multipart/form-data', 'zonder grens'))).toMatchObject({ status: 400 })
  expect(await refusal(request('POST', 'multipart/form-data; boundary=x', 'kapot'))).toMatchObject({ status: 400 })
})
