import { createContext } from 'react'

/** Goes back from the screen, as its declaration says; null where nothing leads back. The shell provides it. */
export const WayBack = createContext<(() => void) | null>(null)
