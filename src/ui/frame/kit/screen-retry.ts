import { createContext } from 'react'

/** Loads again all that failed on the screen; the shell provides it. */
export const ScreenRetry = createContext((): void => undefined)
