import type { Answer, AppMethod, Argument } from '../../../src/application/frame/hosts/app-methods'

type Examples = {
  readonly [Method in AppMethod]: { readonly argument: Argument<Method>; readonly answer: Answer<Method> }
}

/** A call of each method, with what an app answers. */
export const methodExamples: Examples = {
  session: { argument: {}, answer: { token: 'token-of-the-app' } },
  login: { argument: {}, answer: { token: 'token-of-the-app' } },
  relogin: { argument: {}, answer: { token: 'token-of-the-app' } },
  bindPhone: { argument: {}, answer: true },
  share: {
    argument: { title: 'Story', text: 'Of the city', url: 'https://city.example/posts/1', picture: '' },
    answer: 'shared',
  },
  openUrl: { argument: { url: 'https://other.example/' }, answer: null },
  openPage: { argument: { url: 'https://city.example/posts/1' }, answer: null },
  close: { argument: {}, answer: null },
  setTitle: { argument: { title: 'Story' }, answer: null },
  scan: { argument: {}, answer: 'https://city.example/activities/1' },
  checkFace: { argument: {}, answer: 'signed result' },
  location: { argument: {}, answer: { latitude: 28.2, longitude: 112.9, system: 'GCJ-02' } },
  chooseImage: { argument: { count: 3 }, answer: [{ type: 'image/jpeg', data: '/9j/4AAQ' }] },
  saveImage: { argument: { name: 'Story.jpg', type: 'image/jpeg', data: '/9j/4AAQ' }, answer: true },
  playState: { argument: { state: 'playing', title: 'Morning news' }, answer: null },
  setStatusBar: { argument: { colour: '#bf3320', ink: 'light' }, answer: null },
  vibrate: { argument: { milliseconds: 30 }, answer: null },
  dial: { argument: { phone: '12345' }, answer: null },
  openMap: { argument: { latitude: 28.2, longitude: 112.9, name: 'Library' }, answer: null },
  previewImages: {
    argument: {
      current: 'https://city.example/2.webp',
      urls: 'https://city.example/1.webp\nhttps://city.example/2.webp',
    },
    answer: null,
  },
  setBadge: { argument: { count: 3 }, answer: null },
  subscribePush: {
    argument: { key: 'BPublicKey' },
    answer: { endpoint: 'https://push.example/device', p256dh: 'BDeviceKey', auth: 'secret' },
  },
  keepAwake: { argument: { on: true }, answer: null },
  insets: { argument: {}, answer: { top: 44, right: 0, bottom: 34, left: 0 } },
  theme: { argument: {}, answer: 'dark' },
  language: { argument: {}, answer: 'zh-Hans-CN' },
  textSize: { argument: {}, answer: 1.25 },
  networkKind: { argument: {}, answer: 'cellular' },
}

export const exampleAnswers = (): Record<string, unknown> =>
  Object.fromEntries(Object.entries(methodExamples).map(([method, { answer }]) => [method, answer]))
