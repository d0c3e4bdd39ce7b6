import { data } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { NotFoundPage } from './message-page.tsx'

export const handle = { static: true }

export const meta = () => [{ title: FAILURE_TEXTS['not-found'] }]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
