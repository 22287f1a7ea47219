/** Whether a statement failed because a unique key was already taken. */
export function violatesUniqueKey(error: unknown): boolean {
  return (error as { cause?: { code?: string } }).cause?.code === '23505'
}
