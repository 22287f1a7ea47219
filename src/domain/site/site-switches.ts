/** What a site lets its visitors do (B14). */
export interface SiteSwitches {
  readonly publish: boolean
  readonly volunteer: boolean
  readonly order: boolean
  /** Real names are checked by the identity card. */
  readonly idRealName: boolean
  /** Real names are checked by the face. */
  readonly faceRealName: boolean
  /** Real names are asked for at all. */
  readonly isRealNameOpen: boolean
}

const codes: Readonly<Record<keyof SiteSwitches, number>> = { publish: 5, volunteer: 6, order: 7, idRealName: 8, faceRealName: 9, isRealNameOpen: 10 }

/** The switches out of the config items; one that is missing is off. */
export function siteSwitches(items: readonly { readonly code: number; readonly configValue: string }[]): SiteSwitches {
  const isOn = (name: keyof SiteSwitches) => items.some(({ code, configValue }) => code === codes[name] && configValue === '1')
  return {
    publish: isOn('publish'), volunteer: isOn('volunteer'), order: isOn('order'),
    idRealName: isOn('idRealName'), faceRealName: isOn('faceRealName'), isRealNameOpen: isOn('isRealNameOpen'),
  }
}
