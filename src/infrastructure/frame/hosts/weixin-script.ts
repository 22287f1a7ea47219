import { observable, runInAction } from 'mobx'
import type weixin from 'weixin-js-sdk'
import type {
  ConfigurationOutcome,
  MessengerCard,
  MessengerScript,
} from '../../../application/frame/hosts/messenger-script'
import type { ScriptSignature } from '../../../application/frame/hosts/page-signatures'
import { systemOf, type HostSystem } from '../../../domain/frame/hosts/host-system'

type Weixin = typeof weixin

/** What pages ask of the messenger. */
const methods = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideAllNonBaseMenuItem',
  'showAllNonBaseMenuItem',
  'scanQRCode',
  'chooseImage',
  // The list of the script's types lacks this one.
  'getLocalImgData' as 'chooseImage',
  'getLocation',
  'openLocation',
  'previewImage',
  'closeWindow',
] as const

/** The script of WeChat, weixin-js-sdk, which is loaded in WeChat alone. */
export class WeixinScript implements MessengerScript {
  readonly system: HostSystem
  private script: Weixin | null = null
  private readonly accepted = observable.box<Weixin | null>(null, { deep: false })

  /** @param landing The address of the last full load, which the client may have changed since. */
  constructor(
    private readonly window: Window,
    readonly landing: string,
    private readonly load: () => Promise<Weixin> = loadScript,
  ) {
    this.system = systemOf(window.navigator.userAgent)
  }

  present(): string {
    return this.window.location.href
  }

  async configure(
    { appId, timestamp, nonce, signature }: ScriptSignature,
    { onReady, onRefused }: ConfigurationOutcome,
  ) {
    const script = (this.script ??= withoutReports(await this.load()))
    let isRefused = false
    // The script calls whom it knows at that moment: it must know them before it is configured.
    script.error(({ errMsg }: { readonly errMsg?: string }) => {
      isRefused = true
      this.accept(null)
      onRefused(errMsg ?? '')
    })
    script.config({
      debug: false,
      appId,
      timestamp,
      nonceStr: nonce,
      signature,
      jsApiList: [...methods],
      openTagList: ['wx-open-launch-app'],
    })
    // After a refusal the script calls this too; the caller knows by then.
    script.ready(() => {
      if (!isRefused) this.accept(script)
      onReady()
    })
  }

  /** The script, once the messenger has accepted a signature; observable. */
  readonly acceptedScript = (): Weixin | null => this.accepted.get()

  describe({ title, description, url, picture }: MessengerCard, isPrivate: boolean): void {
    const { script } = this
    if (script === null) return
    if (isPrivate) return script.hideAllNonBaseMenuItem()
    script.showAllNonBaseMenuItem()
    script.updateAppMessageShareData({ title, desc: description, link: url, imgUrl: picture, success })
    script.updateTimelineShareData({ title, link: url, imgUrl: picture, success })
  }

  private accept(script: Weixin | null): void {
    runInAction(() => this.accepted.set(script))
  }
}

/**
 * After each configuration the script reports the address of the page to its maker by a picture. Nothing of this site
 * goes to third parties, and its policy refuses the picture with an error in the console, so the report, which begins by
 * asking for the network, never begins.
 */
function withoutReports(script: Weixin): Weixin {
  Object.assign(script, { getNetworkType: () => undefined })
  return script
}

/** Required by the types of the script, which does not tell whether anything was shared. */
const success = () => undefined

async function loadScript(): Promise<Weixin> {
  return (await import(/* webpackChunkName: "weixin" */ 'weixin-js-sdk')).default
}
