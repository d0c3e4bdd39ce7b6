import { createContext } from 'react-router'
export interface AppServices {
  now: Date
}
export const servicesContext = createContext<AppServices>()
