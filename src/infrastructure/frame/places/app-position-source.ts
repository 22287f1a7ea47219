import type { AppPosition as PositionOfApp } from '../../../application/frame/hosts/app-methods'
import type { BridgeProblem, NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { PositionProblem, PositionSource } from '../../../application/frame/places/position'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { failure, success, type Result } from '../../../domain/frame/shared/result'

const problems: Readonly<Partial<Record<BridgeProblem, PositionProblem>>> = { refused: 'denied', unanswered: 'timeout' }

/** The position of the app around the page where it has one, and otherwise the browser's. */
export class AppPositionSource implements PositionSource {
  constructor(
    private readonly browser: PositionSource,
    private readonly bridge: NativeBridge,
  ) {}

  async find(isExact = false): Promise<Result<GeoPoint, PositionProblem>> {
    if (!this.bridge.can('location')) return this.browser.find(isExact)
    const answer = await this.bridge.call('location', {})
    if (answer.ok) return success(await worldPosition(answer.value))
    const problem = problems[answer.reason]
    return problem === undefined ? this.browser.find(isExact) : failure(problem)
  }
}

/** The position in WGS-84, whichever system the app counts in. */
async function worldPosition({ latitude, longitude, system = 'WGS-84' }: PositionOfApp): Promise<GeoPoint> {
  if (system === 'WGS-84') return { latitude, longitude }
  const { default: gcoord } = await import(/* webpackChunkName: "shifted-positions" */ 'gcoord')
  const from = system === 'GCJ-02' ? gcoord.GCJ02 : gcoord.BD09
  const [east, north] = gcoord.transform([longitude, latitude], from, gcoord.WGS84)
  return { latitude: north, longitude: east }
}
