import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { PositionSource, PositionProblem } from '../../../application/frame/places/position'
import { failure, success, type Result } from '../../../domain/frame/shared/result'

const longest = 10_000
/** The greatest age of a known position, in milliseconds. Such a position is still good enough to name a city. */
const goodFor = 300_000
const denied = 1
const tooSlow = 3

/** The browser's geolocation, which uses WGS-84. */
export class BrowserPosition implements PositionSource {
  find(isExact = false): Promise<Result<GeoPoint, PositionProblem>> {
    return new Promise((resolve) => {
      if (typeof navigator === 'undefined' || !('geolocation' in navigator)) return resolve(failure('not-found'))
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve(success({ latitude, longitude })),
        ({ code }) => resolve(failure(code === denied ? 'denied' : code === tooSlow ? 'timeout' : 'not-found')),
        { enableHighAccuracy: isExact, timeout: longest, maximumAge: isExact ? 0 : goodFor },
      )
    })
  }
}
