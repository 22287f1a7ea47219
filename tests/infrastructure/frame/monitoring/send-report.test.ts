import { describe, expect, it } from 'vitest'
import type { VisitReport } from '../../../../src/domain/frame/monitoring/visit-report'
import { networkKind } from '../../../../src/infrastructure/frame/monitoring/network-kind'
import { sendReport } from '../../../../src/infrastructure/frame/monitoring/send-report'
import { wantsNoReports } from '../../../../src/infrastructure/frame/monitoring/wants-no-reports'

const report: VisitReport = {
  version: '0123456789',
  host: 'browser',
  network: '4g',
  language: 'en',
  views: [],
  vitals: [],
  faults: [],
}
type Sender = Window & typeof globalThis

/** A window that records what is sent. */
function windowWith(takesBeacon: boolean | null) {
  const beacons: { address: string; body: Blob }[] = []
  const requests: { address: string; options: RequestInit }[] = []
  const navigator = {
    ...(takesBeacon === null
      ? {}
      : {
          sendBeacon: (address: string, body: Blob) => {
            if (takesBeacon) beacons.push({ address, body })
            return takesBeacon
          },
        }),
  }
  const fetch = (address: string, options: RequestInit) => {
    requests.push({ address, options })
    return Promise.reject(new TypeError('the page is gone'))
  }
  return { window: { navigator, fetch } as unknown as Sender, beacons, requests }
}

describe('a report', () => {
  it('goes as a beacon of JSON to the own origin', async () => {
    const { window, beacons, requests } = windowWith(true)
    sendReport(window, '', report)
    expect(requests).toEqual([])
    expect(beacons.map(({ address, body }) => [address, body.type])).toEqual([
      ['/v1/monitoring/visits', 'application/json'],
    ])
    expect(JSON.parse((await beacons[0]?.body.text()) ?? '')).toEqual(report)
  })

  it.each([
    ['the browser has no beacons', null, ''],
    ['the browser refuses it', false, ''],
    ['the API is at another origin, which takes no cookies', true, 'https://api.example'],
  ])('goes by a request that outlives the page, without cookies, where %s', (_, takesBeacon, base) => {
    const { window, beacons, requests } = windowWith(takesBeacon)
    sendReport(window, base, report)
    expect(beacons).toEqual([])
    expect(requests).toMatchObject([
      { address: `${base}/v1/monitoring/visits`, options: { method: 'POST', keepalive: true, credentials: 'omit' } },
    ])
  })
})

it('a browser that asks not to be tracked is left alone', () => {
  expect(wantsNoReports({ globalPrivacyControl: true })).toBe(true)
  expect(wantsNoReports({ doNotTrack: '1' })).toBe(true)
  expect(wantsNoReports({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false)
  expect(wantsNoReports({ doNotTrack: null })).toBe(false)
})

it('the kind of a network is one of those that are known', () => {
  const kindOf = (connection?: object) => networkKind({ connection } as unknown as Navigator)
  expect(kindOf({ effectiveType: '3g' })).toBe('3g')
  expect(kindOf({ effectiveType: 'Li Hua' })).toBe('unknown')
  expect(kindOf()).toBe('unknown')
})
