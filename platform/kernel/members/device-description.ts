import bowser from 'bowser'
import type { DeviceKind } from '../../../src/domain/frame/session/device'
import { printableLine } from '../shared/printable'

/** What is stored of the device of a session: enough for its owner to recognise it, too little to identify it. */
export interface DeviceDescription {
  readonly browser: string | null
  readonly system: string | null
  readonly deviceKind: DeviceKind | null
  readonly area: string | null
}

const kinds: Readonly<Record<string, DeviceKind>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }
const longestName = 40
const longestAgent = 500

/** Describes the device that sends a call, without any version. */
export function describeDevice({ userAgent, area }: Client): DeviceDescription {
  if (userAgent === '') return { browser: null, system: null, deviceKind: null, area: nameOf(area) }
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, longestAgent))
  return {
    browser: nameOf(browser.name),
    system: nameOf(os.name),
    deviceKind: kinds[platform.type ?? ''] ?? null,
    area: nameOf(area),
  }
}

/** What a call says of the device that sends it. */
export interface Client {
  readonly userAgent: string
  /** Roughly where it is, as the proxy in front of the platform says; null when it says nothing. */
  readonly area: string | null
}

function nameOf(text: string | null | undefined): string | null {
  const name = printableLine(text ?? '').slice(0, longestName)
  return name === '' ? null : name
}
