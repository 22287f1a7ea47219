import type { HostSystem } from '../../../domain/frame/hosts/host-system'
import { port } from '../shared/port'
import type { ScriptSignature } from './page-signatures'

/** The card by which a page is shared, to a chat and to the timeline. */
export interface MessengerCard {
  readonly title: string
  readonly description: string
  readonly url: string
  /** The absolute address of a picture; '' without one. */
  readonly picture: string
}

/** What comes of a configuration. A refusal may also follow later, when the messenger has checked the signature. */
export interface ConfigurationOutcome {
  readonly onReady: () => void
  /** @param message The messenger's own words, such as `config:invalid signature`. */
  readonly onRefused: (message: string) => void
}

/** The messenger's own script, in the page that it shows. */
export interface MessengerScript {
  readonly system: HostSystem
  /** The address of the last full load. */
  readonly landing: string
  /** The address that the page has now. */
  present(): string
  /** Configures the script, which is loaded before, with a signature. Rejects when the script cannot be loaded. */
  configure(signature: ScriptSignature, configured: ConfigurationOutcome): Promise<void>
  /** Sets both cards, and whether the menu has the entries by which a page leaves the messenger's chat. */
  describe(card: MessengerCard, isPrivate: boolean): void
}
export const MessengerScript = port<MessengerScript>('MessengerScript')
