import { port } from '../shared/port'
import type { HostSystem } from '../../../domain/frame/hosts/host-system'

/** What shows the page. */
export type HostContainer = 'browser' | 'app' | 'messenger' | 'frame'
/** How page and app speak. */
export type BridgeKind = 'object' | 'handler' | 'ds-bridge' | 'web-view-javascript-bridge'
/** Whether the app has a method; `newer` needs a newer app. */
export type MethodState = 'present' | 'absent' | 'newer'
/** Whether the browser keeps what the page stores. */
export type KeepingState = 'kept' | 'refused'

/** What the page knows of its host. Nothing of it is personal. */
export interface KnownHost {
  readonly container: HostContainer
  readonly system: HostSystem
  /** The app's bridge; null where none was found. */
  readonly bridge: {
    readonly kind: BridgeKind
    /** The version of the interface that the app says; null when it says none. */
    readonly version: number | null
    readonly methods: readonly { readonly name: string; readonly state: MethodState }[]
  } | null
  readonly cookies: KeepingState
  readonly localStorage: KeepingState
  readonly tabStorage: KeepingState
  readonly drafts: KeepingState
  /** Whether a service worker answers for the page. */
  readonly hasWorker: boolean
  readonly isOnline: boolean
  readonly version: string
  /** The name of the build that the document loaded; '' in development. */
  readonly build: string
}

/** Finds out what the support screen tells of the host. */
export interface HostFacts {
  read(): Promise<KnownHost>
}
export const HostFacts = port<HostFacts>('HostFacts')
