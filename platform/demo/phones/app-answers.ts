/** What the simulated phone has and knows while it is open. */
export interface PhoneWorld {
  readonly origin: string
  readonly language: string
  /** A session of the account that the app's user has; rejects where there is none. */
  readonly session: () => Promise<{ readonly token: string }>
  /** Whether the app's user is logged in. */
  readonly hasUser: () => boolean
  readonly isDark: () => boolean
  readonly isBig: () => boolean
  readonly isOnline: () => boolean
  /** A picture of the phone's camera, as base64. */
  readonly picture: () => string
  /** Whether a signature is that of the address that the page has now; the messenger asks. */
  readonly isSigned: (signed: Readonly<Record<string, unknown>>) => Promise<boolean>
}

/** A square of the demo city. */
const position = { latitude: 26.4213, longitude: 111.6094 }
/** How large an app shows texts by default, and when its user chose a big size. */
const textSizes = { usual: 1, big: 1.25 }
/** What the phone covers at the top and at the bottom. */
const insets = { top: 44, right: 0, bottom: 20, left: 0 }

/** The code that the phone's scanner always sees: an article of the demo city. */
const scannedAddress = ({ origin }: PhoneWorld): string => `${origin}/posts/post-000001`

/** What the app of the demo answers, by method; null where it is only told. */
export function appAnswers(world: PhoneWorld): Record<string, unknown> {
  const pictures = (given: unknown) => {
    const [count] = Object.values(given as Readonly<Record<string, unknown>>)
    return Array.from({ length: Math.min(Number(count) || 1, 2) }, () => ({
      type: 'image/jpeg',
      data: world.picture(),
    }))
  }
  return {
    session: () => (world.hasUser() ? world.session() : { token: null }),
    login: () => world.session(),
    relogin: () => world.session(),
    bindPhone: true,
    share: 'shared',
    openUrl: null,
    openPage: null,
    close: null,
    setTitle: null,
    scan: () => scannedAddress(world),
    checkFace: 'signed result of the demo',
    location: { ...position, system: 'GCJ-02' },
    chooseImage: pictures,
    saveImage: true,
    playState: null,
    setStatusBar: null,
    vibrate: null,
    dial: null,
    openMap: null,
    previewImages: null,
    setBadge: null,
    // The demo has no push service: the platform refuses this address, and the screen says so.
    subscribePush: { endpoint: 'https://push.example/phone-of-the-demo', p256dh: 'demo', auth: 'demo' },
    keepAwake: null,
    insets,
    theme: () => (world.isDark() ? 'dark' : 'light'),
    language: world.language,
    textSize: () => (world.isBig() ? textSizes.big : textSizes.usual),
    networkKind: () => (world.isOnline() ? 'wifi' : 'none'),
  }
}

/** What the messenger of the demo answers, by the names that its script uses for its methods. */
export function messengerAnswers(world: PhoneWorld): Record<string, unknown> {
  const signed = async (given: unknown) =>
    (await world.isSigned(given as Readonly<Record<string, unknown>>)) ? {} : { errMsg: 'config:invalid signature' }
  return {
    preVerifyJSAPI: signed,
    updateAppMessageShareData: null,
    updateTimelineShareData: null,
    sendAppMessage: null,
    shareTimeline: null,
    hideAllNonBaseMenuItem: null,
    showAllNonBaseMenuItem: null,
    hideMenuItems: null,
    showMenuItems: null,
    hideOptionMenu: null,
    showOptionMenu: null,
    closeWindow: null,
    imagePreview: null,
    openLocation: null,
    geoLocation: { ...position, accuracy: '30' },
    getNetworkType: () => ({ subtype: world.isOnline() ? 'wifi' : 'fail' }),
    scanQRCode: () => ({ resultStr: scannedAddress(world) }),
    chooseImage: { localIds: '["weixin://resourceid/demo-1"]' },
    getLocalImgData: () => ({ localData: `data:image/jpeg;base64,${world.picture()}` }),
    uploadImage: { serverId: 'demo-server-1' },
  }
}
