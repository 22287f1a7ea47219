import type { Feature } from '../../platform'
import { sessionRoutes } from './session.routes'

export const sessionFeature: Feature = { name: 'session', routes: sessionRoutes }
