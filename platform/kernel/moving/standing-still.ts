/** The SQLSTATE of a refused write: one of our own, in the class of errors that pass by themselves. */
export const refusedCode = '57S01'

/** Whether an error is the refusal of a write while the database stands still. */
export function isStandingStill(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === refusedCode || isStandingStill(error.cause)
}
