import { port } from '../shared/port'

/** The version of the running client; '' where its build set none. */
export type AppVersion = string
export const AppVersion = port<AppVersion>('AppVersion')
