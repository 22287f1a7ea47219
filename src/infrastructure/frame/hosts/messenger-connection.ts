import type weixin from 'weixin-js-sdk'
import type { Answer, AppMethod, AppPicture, Argument } from '../../../application/frame/hosts/app-methods'
import type { BridgeProblem } from '../../../application/frame/hosts/native-bridge'
import type { Clock } from '../../../application/frame/shared/clock'
import { failure, success, type Result } from '../../../domain/frame/shared/result'
import type { HostConnection } from './host-connection'
import { methodTable, type MethodRow } from './method-table'

type Weixin = typeof weixin

/** What the messenger's script is told to call; it calls one of these. */
interface Callbacks<Value> {
  readonly success: (value: Value) => void
  readonly cancel: () => void
  readonly fail: (said: { readonly errMsg?: string }) => void
}

type Done<Value> = Promise<Result<Value, BridgeProblem>>
type Acts = {
  readonly [Method in AppMethod]?: (script: Weixin, argument: Argument<Method>) => Done<unknown>
}

/** A failure by which the messenger's user, or their settings, refuse. */
const refusal = /den(y|ied)|cancel/i
/** The name of a bar code's kind, which the messenger puts before its digits. */
const barCodeKind = /^(?:EAN|UPC|CODE|ITF|CODABAR)[\w-]*,/

const acts: Acts = {
  scan: async (script) => {
    const scanned = await ask<{ readonly resultStr?: string }>((callbacks) =>
      script.scanQRCode({ needResult: 1, scanType: ['qrCode', 'barCode'], ...callbacks }),
    )
    return scanned.ok ? success(scanned.value.resultStr?.replace(barCodeKind, '')) : scanned
  },
  chooseImage: async (script, { count }) => {
    const chosen = await ask<{ readonly localIds?: unknown }>((callbacks) =>
      script.chooseImage({
        count: Math.min(count, 9),
        sizeType: ['compressed'],
        sourceType: ['album', 'camera'],
        ...callbacks,
      }),
    )
    return chosen.ok ? picturesOf(script, chosen.value.localIds) : chosen
  },
  location: async (script) => {
    const found = await ask<{ readonly latitude: number | string; readonly longitude: number | string }>((callbacks) =>
      script.getLocation({ type: 'wgs84', ...callbacks }),
    )
    if (!found.ok) return found
    // Some versions of the messenger give the figures as text.
    const { latitude, longitude } = found.value
    return success({ latitude: Number(latitude), longitude: Number(longitude), system: 'WGS-84' })
  },
  openMap: async (script, { latitude, longitude, name }) => {
    const { default: gcoord } = await import(/* webpackChunkName: "shifted-positions" */ 'gcoord')
    const [east, north] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
    script.openLocation({ latitude: north, longitude: east, name, address: '', scale: 16, infoUrl: '' })
    return success(null)
  },
  previewImages: async (script, { current, urls }) => {
    script.previewImage({ current, urls: urls.split('\n') })
    return success(null)
  },
  close: async (script) => {
    script.closeWindow()
    return success(null)
  },
}

/**
 * What the messenger's script can do in the place of an app, once the messenger has accepted a signature. Screens ask
 * for it by the same port as they ask an app.
 */
export class MessengerConnection implements HostConnection {
  /** @param accepted Returns the script while the messenger accepts its calls; null until then. */
  constructor(
    private readonly accepted: () => Weixin | null,
    private readonly clock: Clock,
  ) {}

  has(method: AppMethod): boolean {
    return this.accepted() !== null && method in acts
  }

  async call<Method extends AppMethod>(
    method: Method,
    argument: Argument<Method>,
  ): Promise<Result<Answer<Method>, BridgeProblem>> {
    const [script, act] = [this.accepted(), acts[method]]
    if (script === null || act === undefined) return failure('absent')
    const row: MethodRow<Method> = methodTable[method]
    const answered = await this.inTime(act(script, argument), row)
    if (!answered.ok) return answered
    if (row.answer === null) return success(null) as Result<Answer<Method>, BridgeProblem>
    const read = row.answer.safeParse(answered.value)
    return read.success ? success(read.data) : failure('unreadable')
  }

  private async inTime(acting: Done<unknown>, { answer, patience }: MethodRow): Done<unknown> {
    if (answer === null) return acting
    let cancel: () => void = () => undefined
    const late = new Promise<Result<never, BridgeProblem>>((resolve) => {
      cancel = this.clock.after(patience, () => resolve(failure('unanswered')))
    })
    const answered = await Promise.race([acting, late])
    cancel()
    return answered
  }
}

function ask<Value>(begin: (callbacks: Callbacks<Value>) => void): Done<Value> {
  return new Promise((resolve) =>
    begin({
      success: (value) => resolve(success(value)),
      cancel: () => resolve(failure('refused')),
      fail: ({ errMsg = '' }) => resolve(failure(problemOf(errMsg))),
    }),
  )
}

/** An older messenger lacks a method, and one may be closed to the site's account; the page then does it by itself. */
function problemOf(words: string): BridgeProblem {
  if (/permission|not.exist|not.support/i.test(words)) return 'absent'
  return refusal.test(words) ? 'refused' : 'unreadable'
}

/** Reads chosen pictures one after the other, since the messenger gives one at a time. */
async function picturesOf(script: Weixin, ids: unknown): Done<readonly AppPicture[]> {
  if (!areTexts(ids)) return failure('unreadable')
  const pictures: AppPicture[] = []
  for (const localId of ids) {
    const read = await ask<{ readonly localData?: unknown }>((callbacks) =>
      script.getLocalImgData({ localId, ...callbacks }),
    )
    if (!read.ok) return read
    if (typeof read.value.localData !== 'string') return failure('unreadable')
    pictures.push(pictureOf(read.value.localData))
  }
  return success(pictures)
}

const areTexts = (ids: unknown): ids is readonly string[] =>
  Array.isArray(ids) && ids.every((each) => typeof each === 'string')

/** The first letters of pictures as base64, by which their kinds are known. */
const kinds = { iVBORw0KG: 'image/png', R0lGOD: 'image/gif', UklGR: 'image/webp' } as const

/** iOS puts a prefix before the picture, which may name a kind that does not exist; Android breaks it into lines. */
function pictureOf(localData: string): AppPicture {
  const data = localData.replace(/^data:[^,]*,/, '').replace(/\s/g, '')
  const kind = Object.entries(kinds).find(([start]) => data.startsWith(start))
  return { type: kind?.[1] ?? 'image/jpeg', data }
}
