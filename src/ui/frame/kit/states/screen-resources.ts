import { createContext } from 'react'
import type { Resources } from '../../../../application/frame/shared/resource'

/** The resources of the screen, of which one that failed is asked for again with the others; the shell provides them. */
export const ScreenResources = createContext<Resources>({})
