import { expect, test } from 'vitest'
import { refusalOfForm } from './form-requests.ts'

const request = (method: string, type?: string, body?: string) =>
  new Request('http://localhost/login', {
    method,
    ...(type ? { headers: { 'content-type': type } } : {}),
    ...(body ? { body } : {}),
  })

test('a form of either kind passes, and its body can still be read', async () => {
  const form = request('POST', 'application/x-www-form-urlencoded; charset=utf-8', 'email=a%40b.nl')
  expect(await refusalOfForm(form)).toBeNull()
  expect((await form.formData()).get('email')).toBe('a@b.nl')
  expect(await refusalOfForm(request('POST', 'multipart/form-data; boundary=x', '--x--\r\n'))).toBeNull()
  expect(await refusalOfForm(request('GET'))).toBeNull()
})

test('what is no form is refused with what is wrong, never with a failure of ours', async () => {
  expect((await refusalOfForm(request('DELETE')))?.status).toBe(405)
  expect((await refusalOfForm(request('POST')))?.status).toBe(415)
  expect((await refusalOfForm(request('POST', 'application/json', '{}')))?.status).toBe(415)
  expect((await refusalOfForm(request('POST', 'multipart/form-data', 'zonder grens')))?.status).toBe(400)
  expect((await refusalOfForm(request('POST', 'multipart/form-data; boundary=x', 'kapot')))?.status).toBe(400)
})
