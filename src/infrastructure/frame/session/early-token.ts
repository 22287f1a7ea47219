/** A window with the token that the document's first script took out of the address (`keep-early-token.ts`). */
type HoldingWindow = Window & { earlyToken?: string | null }

/** Returns the token as it stood in the address, once; null for none. */
export function takeEarlyToken(window: Window): string | null {
  const holding: HoldingWindow = window
  const token = holding.earlyToken ?? null
  delete holding.earlyToken
  return token
}
