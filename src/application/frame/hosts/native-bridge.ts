import { port } from '../shared/port'

/** The native app whose web view shows this page, if any. */
export interface NativeBridge {
  /**
   * Whether the app shows this page; false in a plain browser, and in a frame of another site's page. Known once the
   * site's settings are loaded.
   */
  readonly isPresent: boolean
  /** Whether the app has a scanner of its own. */
  readonly canScan: boolean
  /** Opens the app's scanner. Resolves to null when the scanner was closed without a code, or did not answer. */
  scan(): Promise<string | null>
  /** Whether the app can check a face. */
  readonly canCheckFace: boolean
  /**
   * Lets the app check the visitor's face. Resolves to the app's signed result for the platform; null when the check
   * was closed or did not answer.
   */
  checkFace(): Promise<string | null>
  /** Whether the app opens pages in screens of its own. */
  readonly canOpenPage: boolean
  /** Opens an absolute address in a screen of the app. */
  openPage(url: string): void
}
export const NativeBridge = port<NativeBridge>('NativeBridge')

/** The bridge outside of any app. */
export const noBridge: NativeBridge = {
  isPresent: false,
  canScan: false,
  scan: async () => null,
  canCheckFace: false,
  checkFace: async () => null,
  canOpenPage: false,
  openPage: () => undefined,
}
