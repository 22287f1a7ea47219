import { Refusal } from '../http/refusal'

/** Performs an act that somebody else may have made impossible meanwhile; returns whether it was performed. */
export async function unlessRefused(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
