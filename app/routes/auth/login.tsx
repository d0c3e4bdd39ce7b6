import { servicesContext } from '../../services.ts'
export function loader({ context }: any) {
  return { now: context.get(servicesContext).now.toISOString() }
}
export default function Login({ loaderData }: any) {
  return <h1>hoi {loaderData.now}</h1>
}
