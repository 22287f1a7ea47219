import { port } from '../shared/port'

/** The version of the client that runs; '' where its build did not say. */
export type AppVersion = string
export const AppVersion = port<AppVersion>('AppVersion')
