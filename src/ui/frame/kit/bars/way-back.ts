import { createContext } from 'react'

/**
 * Goes back from the screen, as its declaration says; null when there is nowhere to go back to. The shell provides it.
 */
export const WayBack = createContext<(() => void) | null>(null)
