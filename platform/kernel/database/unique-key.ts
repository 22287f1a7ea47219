/** Whether a statement failed at a unique key: somebody else was first. */
export function violatesUniqueKey(error: unknown): boolean {
  return (error as { cause?: { code?: string } }).cause?.code === '23505'
}
