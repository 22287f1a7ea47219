import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** What the messenger's script is configured with for one page (C013). */
export interface ScriptSignature {
  readonly appId: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly nonce: string
  readonly signature: string
  /** The address that was signed. */
  readonly address: string
}

/** Signs addresses for the messenger's script. */
export interface PageSignatures {
  sign(address: string): Promise<Outcome<ScriptSignature>>
}
export const PageSignatures = port<PageSignatures>('PageSignatures')
