interface PrivateNavigator {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Whether the visitor's browser asks not to follow them: Do Not Track, or Global Privacy Control. */
export function wantsNoReports(navigator: PrivateNavigator): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
