import type { AppMethod } from '../../src/application/frame/hosts/app-methods'

/** What stands in for each method where the app lacks it, or where its call brings nothing. */
export const fallbacks: Readonly<Record<AppMethod, string>> = {
  session: 'the token of the address, for which the visitor is asked; else the session that the page has',
  login: 'the login of the site; when the app’s user closed the app’s login, the page goes back',
  relogin: 'the login of the site, as for `login`',
  bindPhone: 'the site’s own screen for a phone',
  share: 'the browser’s share sheet, where it has one; else the way is not offered. Copying, poster and code stay',
  openUrl: 'a new window of the browser',
  openPage: 'the address, within the frame',
  close: 'the app closes the page: `back` answers false',
  setTitle: 'nothing: the title stands in the page',
  scan: 'the camera of the page, a picture, or typing',
  checkFace: 'the check of the name says that it needs the app',
  location: 'the browser’s own position; a refusal by the app’s user counts',
  chooseImage: 'the browser’s own choice of files',
  saveImage: 'a download, and the long press on the picture; in the messenger the long press alone',
  playState: 'the media session of the browser, which stays in every case',
  setStatusBar: 'nothing',
  vibrate: '`navigator.vibrate`, where the browser has it; else nothing',
  dial: 'the link `tel:`',
  openMap: 'the address of a map, which opens in its app where that is installed',
  previewImages: 'the page’s own viewer',
  setBadge: 'nothing: the number stands beside Me',
  subscribePush:
    'the messages in the page, and the number at the icon; an app is not asked to use the browser’s notifications',
  keepAwake: 'the wake lock of the browser',
  insets: '`env(safe-area-inset-…)`',
  theme: 'what the system prefers',
  language: 'what the browser prefers',
  textSize: 'the usual size',
  networkKind: 'what the browser tells of its network, and attempts from time to time',
}
